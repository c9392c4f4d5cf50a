import { type ComponentProps, type PointerEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Toaster } from './toaster.tsx'

interface ModalProps extends Omit<
  ComponentProps<'dialog'>,
  'ref' | 'onCancel' | 'onPointerDown' | 'onPointerUp' | 'onClick'
> {
  onClose: () => void
  /** Where focus goes in the end if nothing had it before, or what had it is gone. */
  findOpener?: (() => HTMLElement | null) | undefined
}

/** A native modal that fills the screen as a scrim around what stands in it. It is open as long as it is there. */
export function Modal({ onClose, findOpener, className = '', children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isScrimPress = useRef(false)

  const returnFocus = useEffectEvent((closed: HTMLDialogElement) => {
    const focused = document.activeElement
    // Nothing had it before: then it is still said to be in what was just closed.
    if (focused === document.body || closed.contains(focused)) findOpener?.()?.focus()
  })

  // While it is still in the page: then the browser gives the focus back, into a shadow root too.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Left to itself, Firefox focuses the first button instead: Close.
    element?.querySelector<HTMLElement>('h2, input')?.focus()
    return () => {
      element?.close()
      if (element) returnFocus(element)
    }
  }, [])

  // A press in the panel that is released on the scrim, or the reverse, is also a click on the dialog, but must not close it.
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
        // A file chooser inside that is closed without a choice says the same, and means itself.
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
