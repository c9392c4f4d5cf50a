import type { TextSource } from '#core/text-source.ts'
import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { formatNumber } from '#ui/format.ts'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { toast } from '#ui/toasts.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { useToolState } from '#ui/use-tool-state.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import type { Extracted, Kind } from './engine.ts'
import { ExtractedItems } from './extracted-items.tsx'
import { nouns } from './nouns.ts'
import { tool } from './tool.ts'
import './view.css'

const engine = lazyEngine(() => import('./engine.ts'))

/** More items would noticeably delay the transfer from the worker. */
const maxItems = 10_000

interface Finding {
  readonly result: Extracted
  readonly kind: Kind
  readonly source: TextSource
}

export default function TextExtractor({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const [last, setLast] = useToolState<Finding | undefined>(`${id}/last`, undefined)
  const extractor = useEngine(id, tool, engine)
  const finding = value.length > 0 ? last : undefined
  const count = finding?.result.count ?? 0
  const { one, many } = nouns[finding?.kind ?? 'emails']

  const extract = async (kind: Kind, { pattern } = options) => {
    setOptions({ ...options, kind, pattern })
    const source = text.value
    const outcome = await extractor.run({ text: source }, { kind, pattern, limit: maxItems })
    if (outcome?.ok) {
      setLast({ result: outcome.result, kind, source })
      toast(`Found ${formatNumber(outcome.result.count)} ${nouns[kind].both}`)
    } else if (outcome) {
      toast([outcome.message, outcome.detail].filter(Boolean).join(': '), { destructive: true })
    }
  }

  return (
    <ToolLayout
      bar={
        <>
          <Figure value={count} label={finding ? (count === 1 ? one : many) : 'found'} />
          <CopyButton
            variant={count > 0 ? 'default' : 'outline'}
            text={() => (finding ? extractor.print(finding.result) : '')}
            copiedMessage={tool.copiedMessage}
            disabled={count === 0}
          />
        </>
      }
      actions={
        <ChoiceActions
          option={tool.options.kind}
          only={['emails', 'urls', 'phones', 'hashtags', 'mentions', 'ips', 'numbers']}
          main={options.kind}
          isDone={count > 0}
          disabled={value.length === 0}
          onChoose={(kind) => void extract(kind)}
        />
      }
      sidebar={
        <div className="extract-pattern">
          <OptionFields options={tool.options} values={options} onChange={setOptions} only={['pattern']} />
          <Button variant="secondary" disabled={value.length === 0} onClick={() => void extract('pattern')}>
            Find matches
          </Button>
        </div>
      }
    >
      <ToolTextArea
        tool={tool}
        buffer={text}
        downloadName={id}
        rows={7}
        onExample={({ options: chosen }) => {
          const next = { ...initialOptions(tool.options), ...chosen }
          void extract(next.kind, next)
        }}
      />
      <RunStatus run={extractor} />
      {finding && count > 0 && (
        <ExtractedItems
          found={finding.result}
          kind={finding.kind}
          isOutdated={finding.source !== value}
          name={id}
          print={() => extractor.print(finding.result)}
        />
      )}
    </ToolLayout>
  )
}
