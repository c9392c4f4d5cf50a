import { lazy, type Ref, Suspense, useImperativeHandle, useRef } from 'react'
import { initialOptions, type Options } from '#core/tool/options.ts'
import type { Example, Input, Tool } from '#core/tool/manifest.ts'
import { type LoadExamples, TryExample } from './try-example.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { Highlight } from './text-area/highlights.ts'
import type { Syntax } from './text-area/syntax-colors.ts'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { TextArea, type TextAreaHandle } from './text-area/text-area.tsx'
import { useText, useTextValue } from './text-area/use-text.ts'
import type { OpenedFile } from './use-opened-file.ts'
import { useOptionsForText } from './use-options-for-text.ts'
import { useToolOptions } from './use-tool-options.ts'

const HtmlOffer = lazy(() => import('./html-offer.tsx'))
const OpenedFileCard = lazyPart(() => import('./opened-file-card.tsx'))

interface ToolTextAreaProps<I extends { text: Input }, O extends Options> {
  tool: Pick<Tool<I, O>, 'inputs'>
  examples: LoadExamples<Example<I, O>>
  buffer: TextBuffer
  /** Name of the downloaded text without extension. By default it is not named after the tool, because it is not a result. */
  downloadName?: string
  /** Called after an example is inserted, to apply its options. */
  onExample?: (example: Example<I, O>) => void
  highlights?: readonly Highlight[] | undefined
  syntax?: Syntax
  rows?: number
  /** Whether the field has the focus when the tool opens. Not if another field comes first. */
  isFirst?: boolean
  /** Whether the tool is for prose. It is then set in the typeface of the interface. */
  isProse?: boolean
  /** Whether to offer to remove HTML tags. As `isProse` by default. */
  mayBeHtml?: boolean
  /** For tools that can process a file directly from disk. */
  openedFile?: OpenedFile
  ref?: Ref<Pick<TextAreaHandle, 'select' | 'focus'>>
}

/** A tool's text area, with a button for the tool's examples while it is empty. */
export function ToolTextArea<I extends { text: Input }, O extends Options>({
  tool,
  examples,
  buffer,
  onExample,
  openedFile,
  isProse = false,
  mayBeHtml = isProse,
  ref,
  ...area
}: ToolTextAreaProps<I, O>) {
  const isEmpty = useTextValue(buffer).length === 0
  const field = useRef<TextAreaHandle>(null)
  useImperativeHandle(ref, () => ({
    focus: (options) => field.current?.focus(options),
    select: (range) => field.current?.select(range),
  }))
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
        isProse={isProse}
        overlay={
          <TryExample
            load={examples}
            isHidden={!isEmpty}
            onChoose={(example) => {
              buffer.paste(example.input.text)
              onExample?.(example)
              // The button disappears, so focus moves to the text area.
              field.current?.focus()
            }}
          />
        }
        {...area}
      />
      {mayBeHtml && !isEmpty && (
        <Suspense>
          <HtmlOffer buffer={buffer} onClean={() => field.current?.focus()} />
        </Suspense>
      )}
    </>
  )
}

/** The text and the options of a tool, for its view. */
export function useTextTool<I extends { text: Input }, O extends Options>(id: string, tool: Tool<I, O>) {
  const text = useText(`${id}/text`)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const setForText = useOptionsForText(id, text, [options, setOptions])
  return {
    text,
    value: useTextValue(text),
    options,
    setOptions,
    /** Sets options that an example or an offer suggests. They are reset when the text is gone. */
    setForText,
    /** The props of the `ToolTextArea`. An example sets its options. */
    area: {
      tool,
      buffer: text,
      onExample: (example: Example<I, O>) => setForText({ ...initialOptions(tool.options), ...example.options }),
    },
    /** The props of `OptionFields`. */
    fields: { options: tool.options, values: options, onChange: setOptions },
  }
}
