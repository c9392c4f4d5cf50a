import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { Bars } from '#ui/bars.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { formatPercent } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import { Stats } from '#ui/stats.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { engine, noDensities, type FoundPhrase } from './engine.ts'
import { tool } from './tool.ts'
import './view.css'

const maxListed = 1000
const step = 10

export default function KeywordDensity({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const counter = useEngine(id, tool, engine)
  const outcome = useLiveOutcome(counter, { text: value }, { ...options, limit: maxListed })
  const found = outcome?.ok ? outcome.result : noDensities
  const isStale = counter.isStale || outcome?.ok === false
  const fields = { options: tool.options, values: options, onChange: setOptions }

  return (
    <ToolLayout
      isStale={isStale}
      bar={
        <>
          <Figure value={formatPercent(found.density)} label="density" />
          <CopyButton
            text={() => counter.print(found)}
            copiedMessage={tool.copiedMessage}
            disabled={found.words === 0 || isStale}
          />
        </>
      }
      sidebar={
        <>
          <Stats
            stats={[
              { label: 'Occurrences', value: found.count },
              { label: 'Words', value: found.words },
            ]}
          />
          <OptionFields {...fields} only={['skipStopWords']} />
        </>
      }
    >
      <OptionFields {...fields} only={['keyword']} />
      <ToolTextArea
        tool={tool}
        buffer={text}
        downloadName={id}
        rows={7}
        onExample={(example) => {
          setOptions({ ...initialOptions(tool.options), ...example.options })
        }}
      />
      <Failure outcome={outcome} />
      <RunStatus run={counter} cancelledHint="Results are out of date." />
      {found.words > 0 && found.oneWord.length === 0 && found.twoWords.length === 0 && (
        <p className="text-soft-ink">Words and phrases that occur at least twice will appear here.</p>
      )}
      <div className="density-tables">
        <Phrases title="One word" found={found.oneWord} />
        <Phrases title="Two words" found={found.twoWords} />
        <Phrases title="Three words" found={found.threeWords} />
      </div>
    </ToolLayout>
  )
}

function Phrases({ title, found }: { title: string; found: readonly FoundPhrase[] }) {
  if (found.length === 0) return null
  return (
    <Output title={title}>
      <LongList items={found} step={step}>
        {(visible) => (
          <Bars
            label={`Phrases by density: ${title.toLowerCase()}`}
            bars={visible.map(({ phrase, count, density }) => ({ label: phrase, count, percent: density }))}
          />
        )}
      </LongList>
    </Output>
  )
}
