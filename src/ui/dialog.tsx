import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'

interface DialogProps {
  /** What the dialog is, for screen readers: the id of its heading. */
  labelledBy: string
  onClose: () => void
  heading: ReactNode
  children: ReactNode
}

/** A modal over the whole screen, with a heading and a way out. */
export function Dialog({ labelledBy, onClose, heading, children }: DialogProps) {
  return (
    <Modal aria-labelledby={labelledBy} onClose={onClose}>
      <div className="dialog-panel">
        <header className="dialog-head">
          {heading}
          <IconButton icon="x" label="Close" onClick={onClose} />
        </header>
        <div className="dialog-body">{children}</div>
      </div>
    </Modal>
  )
}
