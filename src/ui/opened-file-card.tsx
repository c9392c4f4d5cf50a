import { useRef } from 'react'
import { usePageDrop } from './arrival.ts'
import { formatBytes } from '#core/format.ts'
import { IconButton } from './icon-button.tsx'
import EncodingSelect from './text-area/encoding-select.tsx'
import { toast } from './toasts.ts'
import type { ChosenFile, OpenedFile } from './use-opened-file.ts'
import './opened-file.css'

interface OpenedFileCardProps extends OpenedFile {
  file: ChosenFile
}

/** Shown instead of the text area while a tool processes a file directly from disk. */
export default function OpenedFileCard({ file, note, acceptFile, closeFile, readAs }: OpenedFileCardProps) {
  const card = useRef<HTMLDivElement>(null)
  usePageDrop(() => card.current, {
    onDrop: ([first, ...others]) => {
      if (others.length > 0 || (first && !acceptFile(first))) toast('Close the open file first, then drop again.')
    },
    onDragging: () => undefined,
  })
  return (
    <div ref={card} className="opened-file">
      <p className="opened-file-name">
        <bdi>{file.name}</bdi> <span className="note">{formatBytes(file.size)}</span>
      </p>
      <IconButton icon="x" label="Close file" onClick={closeFile} />
      <p className="opened-file-note">{note}</p>
      {readAs && <EncodingSelect encoding={file.encoding ?? 'utf-8'} onChange={readAs} />}
    </div>
  )
}
