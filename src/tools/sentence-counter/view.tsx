import { useMemo, useState } from 'react'
import type { TextSource } from '#core/text-source.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { ContinueButton } from '#ui/continue-button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DownloadResults } from '#ui/download-button.tsx'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { countOf } from '#ui/format.ts'
import { Output } from '#ui/output.tsx'
import { TextPreview } from '#ui/text-preview.tsx'
import { printStats } from '#ui/print-stats.ts'
import { Stats } from '#ui/stats.tsx'
import type { Highlight } from '#ui/text-area/highlights.ts'
import { useTextTool } from '#ui/use-text-tool.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { LengthProfile } from './length-profile.tsx'
import { noCounts, type SentenceCounts } from './sentence-counts.ts'
import { tool } from './tool.ts'

const engine = lazyEngine(() => import('./engine.ts'))

/** More highlights would noticeably delay the transfer from the worker. */
const maxHighlights = 10_000

export default function SentenceCounter({ id }: ViewProps) {
  const { value, options, area, fields } = useTextTool(id, tool)
  const counter = useEngine(id, tool, engine)
  const outcome = useLiveOutcome(counter, value.length === 0 ? undefined : { text: value }, {
    ...options,
    limit: maxHighlights,
  })
  const counts: SentenceCounts = outcome?.ok ? outcome.result : noCounts
  const isStale = counter.isStale || outcome?.ok === false
  const hasResult = outcome !== undefined && value.length > 0 && !isStale
  const stats = [
    { label: 'Words', value: counts.words },
    { label: 'Average', value: countOf(counts.average, 'word') },
    { label: 'Longest', value: countOf(counts.longest, 'word') },
    { label: 'Shortest', value: countOf(counts.shortest, 'word') },
    { label: `Over ${countOf(options.wordLimit, 'word')}`, value: counts.longSentences },
  ]
  const printResults = () => {
    const figures = printStats([{ label: 'Sentences', value: counts.sentences }, ...stats])
    return counts.longestSentence ? `${figures}\n\nLongest sentence:\n${counts.longestSentence.text}` : figures
  }
  const [choice, setChoice] = useState<{ readonly text: TextSource; readonly index: number | undefined }>()
  // Changing the text ends the choice.
  const chosen = choice?.text === value && !isStale ? choice.index : undefined
  const highlights = useMemo(() => highlightSentences(counts, chosen), [counts, chosen])

  return (
    <ToolLayout
      isStale={isStale}
      bar={
        <>
          <Figure value={counts.sentences} label={counts.sentences === 1 ? 'sentence' : 'sentences'} />
          <CopyButton text={() => counter.print(counts)} copiedMessage={tool.copiedMessage} disabled={!hasResult} />
        </>
      }
      sidebar={
        <>
          {counts.isUnspaced && (
            <p className="text-soft-ink">This text has no spaces between words, so the lengths in words say little.</p>
          )}
          <Stats stats={stats} />
          <DownloadResults name={id} text={printResults} disabled={!hasResult} />
          <OptionFields {...fields} only={['wordLimit']} />
        </>
      }
    >
      <ToolTextArea {...area} isProse highlights={highlights} rows={10} />
      <Failure outcome={outcome} />
      <RunStatus run={counter} cancelledHint="Results are out of date." />
      {counts.longestSentence && (
        <>
          <LengthProfile
            counts={counts}
            wordLimit={options.wordLimit}
            chosen={chosen}
            onChoose={(index) => setChoice({ text: value, index })}
          />
          <Output
            title={`Longest sentence: ${countOf(counts.longest, 'word')}`}
            actions={
              <>
                <CopyButton
                  variant="ghost"
                  size="sm"
                  text={() => counts.longestSentence?.text ?? ''}
                  copiedMessage="Copied to clipboard!"
                  name="Copy longest sentence"
                />
                <ContinueButton text={() => counts.longestSentence?.text ?? ''} title="Longest sentence" />
              </>
            }
          >
            <TextPreview text={counts.longestSentence.text} />
          </Output>
        </>
      )}
    </ToolLayout>
  )
}

/** Returns highlights for the long sentences and the chosen one, with a separate style for the longest. */
function highlightSentences({ long, longestSentence, profile }: SentenceCounts, chosen: number | undefined) {
  const highlights: Highlight[] = long.map(({ start, end }) => ({
    start,
    end,
    kind: start === longestSentence?.start ? 'bad' : 'warn',
  }))
  const bar = chosen === undefined ? undefined : profile.bars[chosen]
  if (!bar) return highlights
  return [...highlights.filter(({ start }) => start !== bar.start), { ...bar, kind: 'chosen' as const }].sort(
    (a, b) => a.start - b.start,
  )
}
