import { useRef } from 'react'
import type { Options } from '#core/options.ts'
import type { Example, Input, Tool } from '#core/tool.ts'
import { Examples } from './examples.tsx'
import { OpenedFileCard } from './opened-file-card.tsx'
import type { AreaHandle } from './text-area/area-handle.ts'
import type { Highlight } from './text-area/highlights.ts'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { TextArea } from './text-area/text-area.tsx'
import { useTextValue } from './text-area/use-text.ts'
import type { OpenedFile } from './use-opened-file.ts'

interface ToolTextProps<I extends { text: Input }, O extends Options> {
  tool: Pick<Tool<I, O>, 'inputs' | 'examples'>
  buffer: TextBuffer
  /** The name of the downloaded file, without its ending. */
  downloadName: string
  /** An example may bring options along. */
  onExample?: (example: Example<I, O>) => void
  highlights?: readonly Highlight[]
  rows?: number
  /** Where the tool can work on a file as it lies on the disk. */
  openedFile?: OpenedFile
}

/** The text a tool works on, and its examples as long as there is none. */
export function ToolText<I extends { text: Input }, O extends Options>({
  tool,
  buffer,
  downloadName,
  onExample,
  openedFile,
  ...area
}: ToolTextProps<I, O>) {
  const isEmpty = useTextValue(buffer).length === 0
  const field = useRef<Pick<AreaHandle, 'focus'>>(null)
  const { label, placeholder } = tool.inputs.text
  if (openedFile?.file) {
    return <OpenedFileCard file={openedFile.file} note={openedFile.note} onClose={openedFile.closeFile} />
  }
  return (
    <>
      <TextArea
        ref={field}
        buffer={buffer}
        label={label}
        placeholder={placeholder}
        downloadName={downloadName}
        acceptFile={openedFile?.acceptFile}
        {...area}
      />
      {isEmpty && (
        <Examples
          examples={tool.examples}
          onChoose={(example) => {
            buffer.replace(example.input.text)
            onExample?.(example)
            // The button goes with the emptiness; whoever pressed it goes on in the text.
            field.current?.focus()
          }}
        />
      )}
    </>
  )
}
