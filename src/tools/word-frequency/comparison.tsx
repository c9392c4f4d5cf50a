import { type TextSource, wholeText } from '#core/text-source.ts'
import type { PageEngine } from '#run/lazy-engine.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { DownloadButton } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { countOf, formatNumber, formatPercent } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import type { TextBuffer } from '#ui/text-area/text-buffer.ts'
import { useTextValue } from '#ui/text-area/use-text.ts'
import type { Options } from './engine.ts'
import { type ComparedWord, type Comparison, formatDifference, type WordFrequencies } from './frequencies.ts'
import { tool } from './tool.ts'
import { useCsv } from './use-csv.tsx'

/** Always runs in the worker, because the length of the other text is not the length of an input. */
const comparingTool = { ...tool, mainThreadLimit: 0 }

/** More words would noticeably delay the transfer from the worker. The download includes all of them. */
const maxListed = 1000
const step = 20

interface ComparisonProps {
  id: string
  engine: PageEngine<typeof tool, WordFrequencies>
  text: TextSource
  /** The other text. */
  other: TextBuffer
  options: Options
}

/** A field for another text, and the words whose shares differ most. */
export default function WordComparison({ id, engine, text, other, options }: ComparisonProps) {
  const otherText = useTextValue(other)
  const hasBoth = text.length > 0 && otherText.length > 0
  const comparer = useEngine(id, comparingTool, engine)
  const settings = { ...options, compareWith: wholeText(otherText) }
  const outcome = useLiveOutcome(comparer, hasBoth ? { text } : undefined, { ...settings, limit: maxListed })
  const comparison = outcome?.ok ? outcome.result.comparison : undefined

  const [lister, listAll] = useCsv(id, comparingTool, engine)

  return (
    <div className="grid gap-4">
      <TextArea
        buffer={other}
        label="Text to compare with"
        placeholder="Type or paste another text, or drop a file here"
        downloadName={`${id}-other`}
        rows={7}
      />
      <LiveStatus run={comparer} outcome={outcome} textHint="This comparison is out of date." />
      <RunStatus run={lister} cancelledHint="Nothing was saved." />
      {comparison && (
        <Output
          title="Words that differ most"
          actions={
            <DownloadButton
              text={() => listAll(text, settings)}
              suffix="comparison"
              extension="csv"
              label="Download CSV"
              accessibleName="Download comparison as CSV"
              disabled={comparer.isStale}
            />
          }
        >
          <p className="text-soft-ink">{describe(comparison)}</p>
          <LongList items={comparison.words} step={step}>
            {(visible) => <ComparisonTable words={visible} />}
          </LongList>
        </Output>
      )}
    </div>
  )
}

function describe({ words, distinct, otherWords }: Comparison): string {
  const counted = `${countOf(otherWords, 'word')} counted in the other text. Differences are in percentage points.`
  if (words.length === distinct) return counted
  return `${counted} The list has the first ${formatNumber(words.length)} of ${formatNumber(distinct)} different words.`
}

function ComparisonTable({ words }: { words: readonly ComparedWord[] }) {
  return (
    <table className="data-table tabular-nums">
      <thead>
        <tr>
          <th scope="col">Word</th>
          <th scope="col">Your text</th>
          <th scope="col">Other text</th>
          <th scope="col">Diff.</th>
        </tr>
      </thead>
      <tbody>
        {words.map(({ word, share, otherShare, difference }) => (
          <tr key={word}>
            <th scope="row" className="user-text" dir="auto">
              {word}
            </th>
            <td>{formatPercent(share)}</td>
            <td>{formatPercent(otherShare)}</td>
            <td>{formatDifference(difference)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
