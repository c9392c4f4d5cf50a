import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { ContinueButton, SmallCopyButton } from './text-buttons.tsx'
import { downloadFile } from './download.ts'
import { formatBytes } from '#core/format.ts'
import { Icon } from './icon.tsx'
import { Output } from './output.tsx'
import { TextPreview } from './text-preview.tsx'

interface FileTextProps {
  title: string
  /** May be as large as the source file. */
  text: Blob
  fileName: string
}

/** Most editors struggle to paste more text than this. */
const maxCopySize = 8 * 1024 * 1024

/** Enough to fill a screen in any script. */
const previewLength = 64 * 1024

/**
 * The text that a tool produced from a file: a preview with a Download button, and a Copy button unless it is too
 * large.
 */
export default function FileText({ title, text, fileName }: FileTextProps) {
  const isShort = text.size <= maxCopySize
  const shown = useBlobText(text, isShort ? text.size : previewLength)
  if (shown === undefined) return null
  return (
    <Output
      title={title}
      actions={
        <>
          <Button variant="ghost" size="sm" onClick={() => downloadFile(fileName, text)}>
            <Icon name="download" />
            Download
          </Button>
          {isShort && (
            <>
              <SmallCopyButton text={() => shown} />
              <ContinueButton text={() => shown} title={title} isMain />
            </>
          )}
        </>
      }
    >
      <TextPreview text={shown} />
      <p className="small-note">
        {formatBytes(text.size)} in total.{!isShort && ' Too large to copy. Download it instead.'}
      </p>
    </Output>
  )
}

/** Returns the first bytes of a blob as text, or undefined until they have been read. */
function useBlobText(blob: Blob, length: number): string | undefined {
  const [read, setRead] = useState<{ readonly blob: Blob; readonly text: string }>()
  useEffect(() => {
    let isCurrent = true
    void blob
      .slice(0, length)
      .text()
      .then((text) => {
        if (isCurrent) setRead({ blob, text })
      })
    return () => {
      isCurrent = false
    }
  }, [blob, length])
  return read?.blob === blob ? read.text : undefined
}
