import { useMemo, useState } from 'react'
import type { LongText } from '#core/long-text/long-text.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { Button } from '#ui/button.tsx'
import { ContinueButton, ContinueWithText, CopyButton, DownloadResults, SmallCopyButton } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { countOf, formatNumber, pluralize } from '#core/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import { TextPreview } from '#ui/text-preview.tsx'
import { printStats, Stats } from '#ui/stats.tsx'
import type { Highlight } from '#ui/text-area/highlights.ts'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { useFoundLanguage, useTextLanguage } from '#ui/use-text-language.ts'
import { LengthProfile } from './length-profile.tsx'
import { type NumberedSentence, type SentenceCounts, noCounts, print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

/** More highlights would noticeably delay the transfer from the worker. */
const maxHighlights = 10_000

export default function SentenceCounter({ id }: ViewProps) {
  const { text, value, options, area, fields } = useTextTool(id, tool)
  const textLanguage = useTextLanguage(id, text, options.language)
  const counter = useLiveTool(id, tool, print, value.length === 0 ? undefined : { text: value }, {
    ...options,
    language: textLanguage.language,
    limit: maxHighlights,
  })
  const initialLabels = useFoundLanguage(textLanguage, counter.result)
  const counts = counter.result ?? noCounts
  const { isStale } = counter
  const hasResult = counter.outcome !== undefined && value.length > 0 && !isStale
  const stats = [
    { label: 'Words', value: counts.words },
    { label: 'Average', value: countOf(counts.average, 'word') },
    { label: 'Longest', value: countOf(counts.longest, 'word') },
    { label: 'Shortest', value: countOf(counts.shortest, 'word') },
    { label: `Over ${countOf(options.wordLimit, 'word')}`, value: counts.longSentences },
  ]
  const longest = counts.longestSentences
  const printLongest = () => longest.map(({ text }) => text).join('\n\n')
  const printResults = () => {
    const figures = printStats([{ label: 'Sentences', value: counts.sentences }, ...stats])
    return [figures, ...longest.map((sentence) => `${describe(sentence)}\n${sentence.text}`)].join('\n\n')
  }
  const [choice, setChoice] = useState<{ text: LongText; sentence: NumberedSentence | undefined }>()
  // Changing the text ends the choice.
  const chosen = choice?.text === value && !isStale ? choice.sentence : undefined
  const choose = (sentence: NumberedSentence | undefined) => setChoice({ text: value, sentence })
  const highlights = useMemo(() => highlightSentences(counts, chosen), [counts, chosen])

  return (
    <ToolLayout
      isStale={isStale}
      bar={
        <>
          <Figure value={counts.sentences} label={pluralize(counts.sentences, 'sentence')} />
          <CopyButton text={() => counter.print(counts)} disabled={!hasResult} />
        </>
      }
      resultActions={
        <>
          <DownloadResults text={printResults} disabled={!hasResult} />
          <ContinueWithText buffer={text} />
        </>
      }
      sidebar={
        <>
          {counts.isUnspaced && (
            <p className="note">This text has no spaces between words, so the lengths in words say little.</p>
          )}
          <Stats stats={stats} />
          <OptionFields {...fields} only={['wordLimit', 'language']} initialLabels={initialLabels} />
        </>
      }
      result={
        longest.length > 0 && (
          <>
            <LengthProfile counts={counts} wordLimit={options.wordLimit} chosen={chosen} onChoose={choose} />
            <Output
              title={pluralize(longest.length, 'Longest sentence', `The ${String(longest.length)} longest sentences`)}
              actions={
                <>
                  <SmallCopyButton
                    text={printLongest}
                    copiedMessage="Copied to clipboard!"
                    name="Copy longest sentences"
                  />
                  <ContinueButton text={printLongest} title="Longest sentences" />
                </>
              }
            >
              <LongList items={longest} step={1}>
                {(visible) =>
                  visible.map((sentence) => (
                    <div key={sentence.number}>
                      <Button variant="link" size="sm" onClick={() => choose(sentence)}>
                        {describe(sentence)}
                      </Button>
                      <TextPreview text={sentence.text} />
                    </div>
                  ))
                }
              </LongList>
            </Output>
          </>
        )
      }
    >
      <ToolTextArea examples={() => import('./examples.ts')} {...area} isProse highlights={highlights} rows={10} />
      <LiveStatus tool={counter} />
    </ToolLayout>
  )
}

function describe({ number, words }: NumberedSentence): string {
  return `Sentence ${formatNumber(number)}: ${countOf(words, 'word')}`
}

/** Returns highlights for the long sentences and the chosen one, with a separate style for the longest. */
function highlightSentences({ long, longestSentence }: SentenceCounts, chosen: NumberedSentence | undefined) {
  const highlights: Highlight[] = long.map(({ start, end }) => ({
    start,
    end,
    kind: start === longestSentence?.start ? 'bad' : 'warn',
  }))
  if (!chosen) return highlights
  return [...highlights.filter(({ start }) => start !== chosen.start), { ...chosen, kind: 'chosen' as const }].sort(
    (a, b) => a.start - b.start,
  )
}
