import type { ViewProps } from '#core/tool/manifest.ts'
import { usePreview } from '#run/use-live-tool.ts'
import { describeEncoded } from '#ui/already-encoded.ts'
import { CodedPreview } from '#ui/coded-preview.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { codingTexts, copyHints } from '#ui/describe-change.ts'
import { InPlaceLayout } from '#ui/in-place-layout.tsx'
import { beginningOf } from '#core/long-text/long-text.ts'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useMainDirection } from '#ui/use-main-direction.ts'
import { useInPlaceTool } from '#ui/use-in-place-tool.ts'
import { RunStatus } from '#ui/run-status.tsx'
import { references } from './references.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

export default function HtmlEncoder({ id }: ViewProps) {
  const { text, value, options, setOptions, setForText, area, fields } = useTextTool(id, tool)
  const action = useInPlaceTool(id, tool, print, text, { options: [options, setOptions], ...codingTexts })

  const source = action.change?.before ?? value
  const before = typeof source === 'string' ? source : ''
  const isDecoded = action.change?.options.direction === 'decode'
  const reference = before.match(references)?.[0]
  // HTML with tags isn’t encoded: `&amp;` in the address of a link is part of it.
  const isPartlyEncoded = /[&<]/.test(before.replaceAll(references, ''))
  const decode = () => void action.applyToOriginal({ direction: 'decode' })
  const encoded = reference !== undefined && !isPartlyEncoded ? describeEncoded(action, decode) : undefined
  const findOffer = () => {
    const done = action.status?.message
    if (isDecoded && beginningOf(value).search(references) >= 0) {
      const press = () => void action.applyAgain({ direction: 'decode' })
      return { message: done ?? '', button: { label: 'Decode again', press } }
    }
    if (isDecoded || reference === undefined || options.keepReferences || options.keepMarkup) return undefined
    const press = () => {
      setForText({ keepReferences: true })
      void action.applyToOriginal({ direction: 'encode', keepReferences: true })
    }
    const warning = `${reference} becomes &amp;${reference.slice(1)}`
    return { message: done ?? warning, button: { label: 'Keep references', press } }
  }
  const offer = findOffer()

  // Both directions while the text is typed. They are text: HTML is never rendered. After a press, the text itself is the
  // result, which would be encoded twice.
  const typed = typeof value === 'string' && value !== '' && !action.change ? value : undefined
  const encodedPreview = usePreview(id, tool, print, typed, { ...options, direction: 'encode' })
  const decodedPreview = usePreview(id, tool, print, typed, { ...options, direction: 'decode' })
  const direction = encoded ? 'decode' : 'encode'
  const isUnsure = reference !== undefined && isPartlyEncoded
  const [main, recordChoice] = useMainDirection(text, {
    direction: options.direction,
    fitting: isUnsure ? undefined : direction,
    change: action.change,
  })
  const previewed = (encoded ? decodedPreview : encodedPreview).text

  const hint = previewed === '' ? undefined : copyHints[direction]
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
      value={action.change ? value : previewed}
      buffer={text}
      status={encoded ?? (action.status?.button ? action.status : (offer ?? action.status ?? hint))}
      result={
        <>
          {typed !== undefined && (
            <>
              <CodedPreview title="Encoded" original={typed} outcome={encodedPreview.outcome} />
              <CodedPreview title="Decoded" original={typed} outcome={decodedPreview.outcome} />
            </>
          )}
        </>
      }
      sidebar={
        <OptionFields
          {...fields}
          legend="Options"
          onChange={action.changeOptions}
          only={['nonAscii']}
          more={options.nonAscii ? ['named', 'hex', 'keepMarkup', 'keepReferences'] : ['keepReferences']}
        />
      }
    >
      <ToolTextArea examples={() => import('./examples.ts')} {...area} downloadName={id} rows={8} />
      <RunStatus run={action} />
    </InPlaceLayout>
  )
}
