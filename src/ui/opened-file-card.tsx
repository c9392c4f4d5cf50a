import { formatBytes } from './format.ts'
import { IconButton } from './icon-button.tsx'

interface OpenedFileCardProps {
  file: File
  /** How the file is processed and why it is not shown. */
  note: string
  onClose: () => void
}

/** Shown instead of the text area while a tool processes a file directly from disk. */
export function OpenedFileCard({ file, note, onClose }: OpenedFileCardProps) {
  return (
    <div className="opened-file">
      <p className="opened-file-name">
        <bdi>{file.name}</bdi> <span className="text-soft-ink">{formatBytes(file.size)}</span>
      </p>
      <IconButton icon="x" label="Close file" onClick={onClose} />
      <p className="opened-file-note">{note}</p>
    </div>
  )
}
