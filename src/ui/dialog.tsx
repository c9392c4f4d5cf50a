import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'

interface DialogProps {
  /** The id of the heading that labels the dialog for screen readers. */
  labelledBy: string
  /** Shows the dialog as a full-height panel at the right edge, with the page visible next to it. */
  isAtSide?: boolean
  onClose: () => void
  findOpener?: (() => HTMLElement | null) | undefined
  heading: ReactNode
  children: ReactNode
}

/** A modal dialog with a heading and a Close button, shown full screen or as a side panel. */
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
