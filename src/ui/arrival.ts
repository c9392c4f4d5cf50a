import { useEffect, useEffectEvent } from 'react'
import { useWindowEvent } from './use-window-event.ts'

declare global {
  interface Navigator {
    /** Not in Firefox before 120 and Safari before 16.4. */
    readonly userActivity?: { readonly hasBeenActive: boolean }
  }
}

/**
 * Whether a tool that opens may take the focus. Not on touch screens, where the keyboard would cover the page, and not once
 * the visitor has done something else: then only the heading that the navigation or the dialog focused may give it up.
 */
function mayTakeFocus(): boolean {
  if (!matchMedia('(pointer: fine)').matches) return false
  const focused = document.activeElement
  if (focused?.matches('h1, h2')) return true
  // A hash without `=` is the id of an element to scroll to.
  const hasTarget = /^#[^=]+$/.test(location.hash)
  return focused === document.body && scrollY === 0 && !hasTarget && !navigator.userActivity?.hasBeenActive
}

/** Focuses the main control of a tool when the tool opens. */
export function useFocusOnArrival(focus: (() => void) | undefined): void {
  const takeFocus = useEffectEvent(() => {
    if (mayTakeFocus()) focus?.()
  })
  useEffect(() => {
    let isMounted = true
    // After all effects: the navigation and the dialog focus their heading first.
    queueMicrotask(() => {
      if (isMounted) takeFocus()
    })
    return () => {
      isMounted = false
    }
  }, [])
}

function isTextField(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** Whether no other dialog covers the element. */
export function isOnTop(element: Element | null): boolean {
  const topDialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
  return element !== null && element.closest('dialog') === topDialog
}

/** Receives what is pasted on the page outside any field while the element is not covered by a dialog. */
export function usePagePaste(
  findElement: () => Element | null,
  onPaste: ((clipboard: DataTransfer) => void) | undefined,
): void {
  useWindowEvent('paste', (event) => {
    if (!onPaste || !event.clipboardData || event.defaultPrevented) return
    if (isTextField(event.composedPath()[0]) || !isOnTop(findElement())) return
    event.preventDefault()
    onPaste(event.clipboardData)
  })
}

interface FileDropHandlers {
  readonly onDrop: ((files: readonly File[]) => void) | undefined
  readonly onDragging: (isDragging: boolean) => void
}

/**
 * Receives files dropped anywhere on the page. While a dialog covers the element they are refused: by default the browser
 * would open the file instead of the page, and the text would be lost.
 */
export function usePageDrop(findElement: () => Element | null, { onDrop, onDragging }: FileDropHandlers): void {
  const receive = (event: DragEvent) => {
    if (!onDrop || event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    const isAccepted = isOnTop(findElement())
    event.preventDefault()
    event.dataTransfer.dropEffect = isAccepted ? 'copy' : 'none'
    if (!isAccepted) return
    onDragging(event.type === 'dragover')
    if (event.type === 'drop') onDrop([...event.dataTransfer.files])
  }
  useWindowEvent('dragover', receive)
  useWindowEvent('drop', receive)
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) onDragging(false)
  })
}
