import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { describeEncoded } from '#ui/already-encoded.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { CodedPreview } from '#ui/coded-preview.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { codingTexts, copyHints } from '#ui/describe-change.ts'
import { countOf } from '#ui/format.ts'
import { InPlaceBar } from '#ui/in-place-bar.tsx'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useTextAction } from '#ui/use-text-action.ts'
import { useTextTool } from '#ui/use-text-tool.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { invisibleCharacters } from './invisible-characters.ts'
import { tool } from './tool.ts'

const engine = lazyEngine(() => import('./engine.ts'))

/** A character reference such as `&amp;` or `&#39;`. */
const reference = /&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/i

/** Text with tags isn’t encoded: `&amp;` in the address of a link is part of the HTML. */
function isEncoded(text: string): boolean {
  return reference.test(text) && !/<[a-z!/]/i.test(text)
}

export default function HtmlEncoder({ id }: ViewProps) {
  const { text, value, options, setOptions, setForText, area, fields } = useTextTool(id, tool)
  const coder = useEngine(id, tool, engine)
  const action = useTextAction(id, text, { options: [options, setOptions], run: coder.run, ...codingTexts })

  const before = action.change?.before ?? value
  const decode = () => void action.applyToOriginal({ direction: 'decode' })
  const encoded = typeof before === 'string' && isEncoded(before) ? describeEncoded(action, decode) : undefined
  const invisible = typeof value === 'string' ? (value.match(invisibleCharacters)?.length ?? 0) : 0
  const encodeInvisible = () => {
    setForText({ invisible: true })
    void action.applyToOriginal({ direction: 'encode', invisible: true })
  }
  const found = countOf(invisible, 'invisible character')
  const isDecoded = action.change?.options.direction === 'decode'
  const offer =
    invisible === 0
      ? undefined
      : {
          message: action.status ? `${action.status.message}, with ${found}` : found,
          ...(!isDecoded && {
            again: { label: `Encode ${invisible === 1 ? 'it' : 'them'} too`, press: encodeInvisible },
          }),
        }

  // Both directions while the text is typed. They are text: HTML is never rendered. After a press, the text itself is the
  // result, which would be encoded twice.
  const typed = typeof value === 'string' && value !== '' && !action.change ? { text: value } : undefined
  const encoder = useEngine(id, tool, engine)
  const decoder = useEngine(id, tool, engine)
  const encodedPreview = useLiveOutcome(encoder, typed, { ...options, direction: 'encode' })
  const decodedPreview = useLiveOutcome(decoder, typed, { ...options, direction: 'decode' })
  const direction = encoded ? 'decode' : 'encode'
  const preview = encoded ? decodedPreview : encodedPreview
  const previewed = preview?.ok && !encoder.isStale && !decoder.isStale ? preview.result.text : ''
  const { copiedMessage } = tool

  return (
    <ToolLayout
      bar={
        <InPlaceBar
          value={action.change ? value : previewed}
          status={action.status && (encoded ?? (action.status.again ? action.status : (offer ?? action.status)))}
          hint={encoded ?? offer ?? (previewed === '' ? undefined : copyHints[direction])}
          copiedMessage={copiedMessage}
        />
      }
      actions={
        <ChoiceActions
          option={tool.options.direction}
          main={options.direction}
          isDone={action.change !== undefined}
          disabled={value.length === 0}
          onChoose={(direction) => void action.apply({ direction })}
        />
      }
      sidebar={
        <fieldset className="checks">
          <legend>Options</legend>
          <OptionFields
            {...fields}
            onChange={action.changeOptions}
            only={options.nonAscii ? ['nonAscii', 'named', 'hex', 'keepMarkup'] : ['nonAscii', 'invisible']}
          />
        </fieldset>
      }
    >
      <ToolTextArea {...area} downloadName={id} rows={8} />
      <RunStatus run={coder} />
      {typed && (
        <>
          <CodedPreview title="Encoded" original={typed.text} outcome={encodedPreview} copiedMessage={copiedMessage} />
          <CodedPreview title="Decoded" original={typed.text} outcome={decodedPreview} copiedMessage={copiedMessage} />
        </>
      )}
    </ToolLayout>
  )
}
