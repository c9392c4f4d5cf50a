import { type TextSource, wholeText } from '#core/text-source.ts'

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  area.readOnly = true
  const focused = document.activeElement
  // Nothing outside an open modal dialog can be selected.
  ;(focused?.closest('dialog') ?? document.body).append(area)
  area.select()
  // The only way on plain http, where the clipboard API is withheld.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}

/** Whether the text is on the clipboard now. */
export async function copyText(text: TextSource): Promise<boolean> {
  const whole = wholeText(text)
  if (!('clipboard' in navigator)) return copyBySelection(whole)
  try {
    await navigator.clipboard.writeText(whole)
    return true
  } catch {
    // Refused: no permission, or the page is not in front. The caller says so.
    return copyBySelection(whole)
  }
}
