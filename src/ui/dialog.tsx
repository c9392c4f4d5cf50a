import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'

interface DialogProps {
  /** What the dialog is, for screen readers: the id of its heading. */
  labelledBy: string
  /** At the right edge, as tall as the screen, with the page still to be seen beside it. */
  isAtSide?: boolean
  onClose: () => void
  findOpener?: (() => HTMLElement | null) | undefined
  heading: ReactNode
  children: ReactNode
}

/** A modal over the whole screen or at its side, with a heading and a way out. */
export function Dialog({ labelledBy, isAtSide = false, onClose, findOpener, heading, children }: DialogProps) {
  return (
    <Modal aria-labelledby={labelledBy} data-side={isAtSide || undefined} onClose={onClose} findOpener={findOpener}>
      <div className="dialog-panel">
        <div className="dialog-head">
          {heading}
          <IconButton icon="x" label="Close" onClick={onClose} />
        </div>
        <div className="dialog-body">{children}</div>
      </div>
    </Modal>
  )
}
