import { useRef } from 'react'
import type { Options } from '#core/options.ts'
import type { Example, Input, Tool } from '#core/tool.ts'
import { Examples } from './examples.tsx'
import { OpenedFileCard } from './opened-file-card.tsx'
import type { Highlight } from './text-area/highlights.ts'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { TextArea, type TextAreaHandle } from './text-area/text-area.tsx'
import { useTextValue } from './text-area/use-text.ts'
import type { OpenedFile } from './use-opened-file.ts'

interface ToolTextAreaProps<I extends { text: Input }, O extends Options> {
  tool: Pick<Tool<I, O>, 'inputs' | 'examples'>
  buffer: TextBuffer
  /** Name of the downloaded text without extension. By default it is not named after the tool, because it is not a result. */
  downloadName?: string
  /** Called after an example is inserted, to apply its options. */
  onExample?: (example: Example<I, O>) => void
  highlights?: readonly Highlight[]
  rows?: number
  /** For tools that can process a file directly from disk. */
  openedFile?: OpenedFile
}

/** A tool's text area, followed by the tool's examples while the area is empty. */
export function ToolTextArea<I extends { text: Input }, O extends Options>({
  tool,
  buffer,
  onExample,
  openedFile,
  ...area
}: ToolTextAreaProps<I, O>) {
  const isEmpty = useTextValue(buffer).length === 0
  const field = useRef<TextAreaHandle>(null)
  const { label, placeholder } = tool.inputs.text
  if (openedFile?.file) return <OpenedFileCard {...openedFile} file={openedFile.file} />
  return (
    <>
      <TextArea
        ref={field}
        isMain
        buffer={buffer}
        label={label}
        placeholder={placeholder}
        acceptFile={openedFile?.acceptFile}
        {...area}
      />
      {isEmpty && (
        <Examples
          examples={tool.examples}
          onChoose={(example) => {
            buffer.replace(example.input.text)
            onExample?.(example)
            // The example buttons disappear, so focus moves to the text area.
            field.current?.focus()
          }}
        />
      )}
    </>
  )
}
