import { type ComponentProps, type PointerEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Toaster } from './toaster.tsx'
import './modal.css'

interface ModalProps
  extends Omit<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onPointerDown' | 'onPointerUp' | 'onClick'> {
  onClose: () => void
  /** Returns the element to focus after closing if the previously focused element is gone or there was none. */
  findOpener?: (() => HTMLElement | null) | undefined
}

/**
 * A native modal dialog. It fills the screen and acts as a scrim around its content. It is open as long as it is
 * mounted.
 */
export function Modal({ onClose, findOpener, className = '', children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isScrimPress = useRef(false)

  const returnFocus = useEffectEvent((closed: HTMLDialogElement) => {
    const focused = document.activeElement
    // If nothing was focused before, the active element is still inside the closed dialog.
    if (focused === document.body || closed.contains(focused)) findOpener?.()?.focus()
  })

  // A layout effect closes the dialog while it is still in the document, so the browser restores the focus, even into a
  // shadow root.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // By default Firefox would focus the Close button.
    element?.querySelector<HTMLElement>('h2, input')?.focus()
    return () => {
      element?.close()
      if (element) returnFocus(element)
    }
  }, [])

  // Pressing in the panel and releasing on the scrim, or the other way round, also fires a click on the dialog, but
  // must not close it.
  const trackPress = (event: PointerEvent) => {
    isScrimPress.current = event.target === dialog.current
  }
  const trackRelease = (event: PointerEvent) => {
    isScrimPress.current &&= event.target === dialog.current
  }

  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      onCancel={(event) => {
        // Cancelling a file chooser inside the dialog fires the same event.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={trackPress}
      onPointerUp={trackRelease}
      onClick={(event) => {
        if (event.target === dialog.current && isScrimPress.current) onClose()
      }}
      {...rest}
    >
      {children}
      <Toaster />
    </dialog>
  )
}
