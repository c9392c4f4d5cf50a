import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { downloadFile } from './download.ts'
import { formatBytes } from './format.ts'
import { Icon } from './icon.tsx'
import { Output } from './output.tsx'
import { Screenful } from './screenful.tsx'

interface FileTextProps {
  title: string
  /** A text that may be as large as the file it was made from. */
  text: Blob
  fileName: string
  copied: string
}

/** More than this no editor takes from a clipboard without complaint. */
const largestCopy = 8 * 1024 * 1024

/** Enough for a screenful of any script. */
const beginningLength = 64 * 1024

/** What was made from a file: its beginning to see, all of it to copy as long as that is sensible, and to download. */
export function FileText({ title, text, fileName, copied }: FileTextProps) {
  const isShort = text.size <= largestCopy
  const shown = useTextOf(text, isShort ? text.size : beginningLength)
  if (shown === undefined) return null
  return (
    <Output
      title={title}
      actions={
        <>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              downloadFile(fileName, text)
            }}
          >
            <Icon name="download" />
            Download
          </Button>
          {isShort && <CopyButton variant="ghost" size="sm" text={() => shown} copied={copied} />}
        </>
      }
    >
      <Screenful text={shown} />
      <p className="text-sm text-soft-ink">
        {formatBytes(text.size)} in all.{!isShort && ' That is too much to copy; download it.'}
      </p>
    </Output>
  )
}

/** The first bytes of a blob as text, once they were read. */
function useTextOf(blob: Blob, length: number): string | undefined {
  const [read, setRead] = useState<{ readonly blob: Blob; readonly text: string }>()
  useEffect(() => {
    let isWanted = true
    void blob
      .slice(0, length)
      .text()
      .then((text) => {
        if (isWanted) setRead({ blob, text })
      })
    return () => {
      isWanted = false
    }
  }, [blob, length])
  return read?.blob === blob ? read.text : undefined
}
