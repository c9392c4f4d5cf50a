import { type LongText, wholeText } from '#core/long-text/long-text.ts'
import { saved } from './saved.ts'
import { toast } from './toasts.ts'

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  area.readOnly = true
  const focused = document.activeElement
  // Nothing outside an open modal dialog can be selected.
  ;(focused?.closest('dialog') ?? document.body).append(area)
  area.select()
  // The only way on plain http, where the clipboard API is not available.
  // oxlint-disable-next-line typescript/no-deprecated
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}

/** Copies the text and returns whether that worked. */
export async function copyText(text: LongText): Promise<boolean> {
  const isCopied = await copyWhole(wholeText(text))
  if (isCopied) saved.notify()
  return isCopied
}

async function copyWhole(whole: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return copyBySelection(whole)
  try {
    await navigator.clipboard.writeText(whole)
    return true
  } catch {
    // The page does not have permission or does not have focus.
    return copyBySelection(whole)
  }
}

/** Copies the text and says whether that worked. */
export async function copyWithToast(text: string, copiedMessage: string): Promise<void> {
  if (await copyText(text)) toast(copiedMessage)
  else toast('Your browser blocked copying.', { destructive: true })
}
