import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'

interface DialogProps {
  /** The id of the heading, for screen readers. */
  labelledBy: string
  /** Shows the panel at the right edge at full height, with the page visible beside it. */
  isAtSide?: boolean
  onClose: () => void
  findOpener?: (() => HTMLElement | null) | undefined
  heading: ReactNode
  children: ReactNode
}

/** A modal with a heading and a Close button, full screen or at the side. */
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
