import { formatBytes } from './format.ts'
import { IconButton } from './icon-button.tsx'

interface OpenedFileCardProps {
  file: File
  /** What is done with it, and why it is not shown. */
  note: string
  onClose: () => void
}

/** A file that is worked through as it lies on the disk, in the place of the text. */
export function OpenedFileCard({ file, note, onClose }: OpenedFileCardProps) {
  return (
    <div className="opened-file">
      <p className="opened-file-name">
        <bdi>{file.name}</bdi> <span className="text-soft-ink">{formatBytes(file.size)}</span>
      </p>
      <IconButton icon="x" label="Close the file" onClick={onClose} />
      <p className="opened-file-note">{note}</p>
    </div>
  )
}
