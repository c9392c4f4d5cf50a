import { useRef } from 'react'
import { usePageDrop } from './arrival.ts'
import { formatBytes } from './format.ts'
import { IconButton } from './icon-button.tsx'
import { toast } from './toasts.ts'

interface OpenedFileCardProps {
  file: File
  /** How the file is processed and why it is not shown. */
  note: string
  /** Opens another file instead. Returns false if the text area must open it. */
  onDrop: (dropped: File) => boolean
  onClose: () => void
}

/** Shown instead of the text area while a tool processes a file directly from disk. */
export function OpenedFileCard({ file, note, onDrop, onClose }: OpenedFileCardProps) {
  const card = useRef<HTMLDivElement>(null)
  usePageDrop(() => card.current, {
    onDrop: ([first, ...others]) => {
      if (others.length > 0 || (first && !onDrop(first))) toast('Close the open file first, then drop again.')
    },
    onDragging: () => undefined,
  })
  return (
    <div ref={card} className="opened-file">
      <p className="opened-file-name">
        <bdi>{file.name}</bdi> <span className="text-soft-ink">{formatBytes(file.size)}</span>
      </p>
      <IconButton icon="x" label="Close file" onClick={onClose} />
      <p className="opened-file-note">{note}</p>
    </div>
  )
}
