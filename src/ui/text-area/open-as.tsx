import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import EncodingSelect from './encoding-select.tsx'
import { guessEncoding } from './encodings.ts'

interface OpenAsProps {
  file: File
  onOpen: (encoding: string) => void
  onCancel: () => void
}

/** How much of the file is read to guess its encoding, in bytes. */
const startSize = 64 * 1024

/** Number of characters on each side of the first one that depends on the encoding. */
const previewLength = 30

/** Asks for the encoding of a file that is not UTF-8. The text stays as it is until the user chooses. */
export function OpenAs({ file, onOpen, onCancel }: OpenAsProps) {
  const [start, setStart] = useState<Uint8Array>()
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    void file
      .slice(0, startSize)
      .arrayBuffer()
      .then((bytes) => setStart(new Uint8Array(bytes)))
  }, [file])
  if (!start) return null
  const encoding = chosen ?? guessEncoding(start)
  return (
    <>
      <span>
        <bdi>{file.name}</bdi> isn’t UTF-8. Open it as
      </span>
      <EncodingSelect encoding={encoding} onChange={setChosen} />
      <Button variant="outline" size="sm" onClick={() => onOpen(encoding)}>
        Open
      </Button>
      <Button variant="ghost" size="sm" onClick={onCancel}>
        Cancel
      </Button>
      <bdi className="open-as-preview">{previewOf(start, encoding)}</bdi>
    </>
  )
}

/** Returns some characters around the first one that is not ASCII. */
function previewOf(start: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(start, { stream: true })
  const offset = Math.max(0, text.search(/[^\0-\x7f]/) - previewLength)
  return `${offset > 0 ? '…' : ''}${text.slice(offset, offset + 2 * previewLength)}`
}
