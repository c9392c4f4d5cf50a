import { type ComponentProps, type PointerEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Toaster } from './toaster.tsx'

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onPointerDown' | 'onClick'> {
  onClose: () => void
  /** Where focus goes in the end if nothing had it before, or what had it is gone. */
  findOpener?: (() => HTMLElement | null) | undefined
}

/** A native modal that fills the screen as a scrim around what stands in it. It is open as long as it is there. */
export function Modal({ onClose, findOpener, className = '', children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedScrim = useRef(false)

  const returnFocus = useEffectEvent((closed: HTMLDialogElement) => {
    const holder = document.activeElement
    // Nothing had it before: then it is still said to be in what was just closed.
    if (holder === document.body || closed.contains(holder)) findOpener?.()?.focus()
  })

  // While it is still in the page: then the browser gives the focus back, into a shadow root too.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
      if (element) returnFocus(element)
    }
  }, [])

  // Selecting text and letting go outside the panel must not close it: only a press and release on the scrim do.
  const noteScrim = (event: PointerEvent) => {
    pressedScrim.current = event.target === dialog.current
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
      onPointerDown={noteScrim}
      onClick={(event) => {
        if (event.target === dialog.current && pressedScrim.current) onClose()
      }}
      {...rest}
    >
      {children}
      <Toaster />
    </dialog>
  )
}
