import { useRef } from 'react'
import type { ViewProps } from '#core/tool/manifest.ts'
import { usePreview } from '#run/use-live-tool.ts'
import { describeEncoded } from '#ui/already-encoded.ts'
import { CodedPreview } from '#ui/coded-preview.tsx'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { beginningOf } from '#core/long-text/long-text.ts'
import { codingTexts, copyHints } from '#ui/describe-change.ts'
import { InPlaceLayout } from '#ui/in-place-layout.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useMainDirection } from '#ui/use-main-direction.ts'
import { useInPlaceTool } from '#ui/use-in-place-tool.ts'
import { RunStatus } from '#ui/run-status.tsx'
import type { Options } from './percent-encoding.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

/** Whether a text is an address such as `https://example.org/a b` or `www.example.org`, or a list of them. */
function areWholeUrls(text: string): boolean {
  return text
    .trim()
    .split(/\s*\n\s*/)
    .every((line) => /^(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:)\S/i.test(line))
}

const escape = /%[\da-f]{2}/i
const otherPercent = /%(?![\da-f]{2})/i

/** An escape that was encoded again, such as `%2520`. */
const escapedTwice = /%25[\da-f]{2}/i

/** Whether a text contains escapes such as `%20` that can be decoded. */
function hasEscapes(text: string): boolean {
  return escape.test(text) && !otherPercent.test(text)
}

/** Returns undefined for a text with escapes and other percent signs. */
function fittingDirection(text: string, isCompleted: boolean): Options['direction'] | undefined {
  if (!escape.test(text) || isCompleted) return 'encode'
  return hasEscapes(text) ? 'decode' : undefined
}

const AddressParts = lazyPart(() => import('./address-parts.tsx'))

export default function UrlEncoder({ id }: ViewProps) {
  const { text, value, options, setOptions, setForText, area, fields } = useTextTool(id, tool)
  const action = useInPlaceTool(id, tool, print, text, { options: [options, setOptions], ...codingTexts })
  const lastEdit = useRef<{ readonly field: string; readonly text: string }>(undefined)
  const before = action.change?.before ?? value
  const beginning = beginningOf(before)
  const isDecoded = action.change?.options.direction === 'decode'
  // In a decoded address, an & or a % of a value could be one of the address. The table shows the address before that.
  const address = isDecoded && beginning.includes('=') ? before : value
  const isUrl = typeof before === 'string' && areWholeUrls(before)
  const hasLines = beginning.includes('\n')
  const decode = () => void action.applyToOriginal({ direction: 'decode', ...(isUrl && { wholeUrl: true }) })
  const isPartlyEncoded = isUrl && hasEscapes(before) && /[^!-~\r\n]/.test(before)
  const encoded = hasEscapes(beginning) && !isPartlyEncoded ? describeEncoded(action, decode) : undefined

  const offerTo = (label: string, message: string, choice: Partial<Options>) => {
    const press = () => {
      setForText(choice)
      action.changeOptions({ ...options, ...choice })
    }
    return { message, button: { label, press } }
  }
  const findOffer = () => {
    if (isDecoded && escapedTwice.test(beginning) && hasEscapes(beginningOf(value)))
      return {
        message: '',
        button: { label: 'Decode again', press: () => void action.applyAgain({ direction: 'decode' }) },
      }
    if (isDecoded && !options.plus && beginning.includes('+'))
      return offerTo('Read + as a space', 'Spaces written as +?', { plus: true })
    if (isPartlyEncoded && !options.keepEscapes && !isDecoded)
      return offerTo('Encode the rest', 'Partly encoded', { keepEscapes: true, wholeUrl: true, lines: hasLines })
    if (isUrl && !options.wholeUrl)
      return offerTo('Keep URL punctuation', 'Whole URL?', { wholeUrl: true, lines: hasLines })
    if (isDecoded) return undefined
    if (hasLines && !options.lines)
      return offerTo('Encode each line separately', 'Line breaks become %0A', { lines: true })
    return undefined
  }
  const offer = findOffer()

  // The result for a short text while it is typed. After a press, the text itself is the result.
  const typed = typeof value === 'string' && value !== '' && !action.change ? value : undefined
  const isCompleted = isPartlyEncoded && options.keepEscapes
  const direction: Options['direction'] = typed !== undefined && hasEscapes(typed) && !isCompleted ? 'decode' : 'encode'
  const preview = usePreview(id, tool, print, typed, { ...options, direction })

  const [main, recordChoice] = useMainDirection(text, {
    direction: options.direction,
    fitting: fittingDirection(beginningOf(value), isCompleted),
    change: action.change,
  })

  const writeQuery = (changed: string, field: string) => {
    // Typing in one field is one step for Undo.
    if (lastEdit.current?.field === field && lastEdit.current.text === value) text.undo()
    text.replace(changed)
    lastEdit.current = { field, text: changed }
  }

  const copyHint = preview.text === '' ? undefined : copyHints[direction]
  const hint = action.failure?.ok === false ? undefined : (encoded ?? offer ?? copyHint)
  return (
    <InPlaceLayout
      option={tool.options.direction}
      main={main}
      disabled={value.length === 0}
      onChoose={(direction) => {
        recordChoice(direction)
        void action.apply({ direction })
      }}
      action={action}
      value={action.change ? value : preview.text}
      buffer={text}
      status={action.status ? (encoded ?? { ...offer, ...action.status }) : hint}
      result={
        <>
          {typed !== undefined && (
            <CodedPreview
              title={direction === 'encode' ? 'Encoded' : 'Decoded'}
              original={typed}
              outcome={preview.outcome}
            />
          )}
          {typeof address === 'string' && /=|:\/\//.test(address) && (
            <AddressParts text={address} onChange={writeQuery} />
          )}
        </>
      }
      sidebar={
        <OptionFields
          {...fields}
          legend="Rules"
          onChange={action.changeOptions}
          only={['wholeUrl', 'plus']}
          more={['lines', 'keepEscapes', 'strict']}
        />
      }
    >
      <ToolTextArea examples={() => import('./examples.ts')} {...area} downloadName={id} rows={7} />
      <Failure outcome={action.failure} />
      <RunStatus run={action} />
    </InPlaceLayout>
  )
}
