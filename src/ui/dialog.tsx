import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { Toaster } from './toaster.tsx'

interface DialogProps {
  /** What the dialog is, for screen readers: the id of its heading. */
  labelledBy: string
  /** At the right edge, as tall as the screen, with the page still to be seen beside it. */
  isAtSide?: boolean
  onClose: () => void
  heading: ReactNode
  children: ReactNode
}

/** A modal over the whole screen or at its side. It is open as long as it is there. */
export function Dialog({ labelledBy, isAtSide = false, onClose, heading, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedScrim = useRef(false)

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
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
      data-side={isAtSide || undefined}
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
        <div className="dialog-head">
          {heading}
          <IconButton icon="x" label="Close" onClick={onClose} />
        </div>
        <div className="dialog-body">{children}</div>
      </div>
      <Toaster />
    </dialog>
  )
}
