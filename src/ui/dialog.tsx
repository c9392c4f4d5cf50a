import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { Toaster } from './toaster.tsx'

interface DialogProps {
  /** What the dialog is, for screen readers: the id of its heading. */
  labelledBy: string
  onClose: () => void
  /** Where focus goes in the end if nothing had it before, or what had it is gone. */
  findOpener?: () => HTMLElement | null
  heading: ReactNode
  children: ReactNode
}

/** A modal over the whole screen. It is open as long as it is there. */
export function Dialog({ labelledBy, onClose, findOpener, heading, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedScrim = useRef(false)

  const returnFocus = useEffectEvent((opener: Element | null) => {
    if (opener instanceof HTMLElement) opener.focus()
    if (document.activeElement === document.body) findOpener?.()?.focus()
  })

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      returnFocus(opener)
    }
  }, [])

  // Selecting text and letting go outside the panel must not close it: only a press and release on the scrim do.
  const noteScrim = (event: PointerEvent) => {
    pressedScrim.current = event.target === dialog.current
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={labelledBy}
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
    >
      <div className="dialog-panel">
        <header className="dialog-head">
          {heading}
          <IconButton icon="x" label="Close" onClick={onClose} />
        </header>
        <div className="dialog-body">{children}</div>
      </div>
      <Toaster />
    </dialog>
  )
}
