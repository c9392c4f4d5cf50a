import { useSyncExternalStore } from 'react'
import type { ViewProps } from '#core/tool/manifest.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ContinueWithText, CopyButton, DownloadResults } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { Figure } from '#ui/figure.tsx'
import { countOf, formatDuration, formatNumber, pluralize } from '#core/format.ts'
import { Meter } from '#ui/meter.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { charactersPerMinute } from '#core/text/reading-speed.ts'
import { printStats, Stats } from '#ui/stats.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useLargeFile } from '#ui/use-opened-file.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { type WordCounts, noCounts, print } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

const SelectionAndTopWords = lazyPart(() => import('./selection-and-top-words.tsx'))

const goalLabel = 'Goal progress'

export default function WordCounter({ id }: ViewProps) {
  const { text, value, options, area, fields } = useTextTool(id, tool)
  const openedFile = useLargeFile(id)
  const { file } = openedFile
  // With a goal, the meter is shown even for an empty text.
  const hasNothingToCount = value.length === 0 && options.goal === 0
  const input = hasNothingToCount ? undefined : { text: value }
  const notesStart = useSyncExternalStore(
    text.subscribe,
    () => text.notesStart ?? 0,
    () => 0,
  )
  const counter = useLiveTool(id, tool, print, input, { ...options, notesStart }, file)
  const counts: WordCounts = counter.result ?? noCounts
  const { isStale } = counter
  const hasResult = counter.outcome !== undefined && (file !== undefined || value.length > 0) && !isStale
  const stats = [
    ...(counts.wordsWithoutNotes === undefined
      ? []
      : [{ label: 'Words without notes', value: counts.wordsWithoutNotes }]),
    { label: 'Characters', value: counts.characters },
    { label: 'Characters without spaces', value: counts.charactersNoSpaces },
    { label: 'Sentences', value: counts.sentences },
    { label: 'Paragraphs', value: counts.paragraphs },
    { label: 'Unique words', value: counts.uniqueWords },
    { label: 'Average word length', value: countOf(counts.averageWordLength, 'character') },
    // Without spaces, a “word” is a whole line.
    ...(counts.dictionaryWords === undefined
      ? [{ label: 'Average sentence length', value: countOf(counts.averageSentenceLength, 'word') }]
      : []),
    { label: 'Reading time', value: formatDuration(counts.readingSeconds) },
    { label: 'Speaking time', value: formatDuration(counts.speakingSeconds) },
    { label: 'Pages, double-spaced', value: counts.pages },
  ]
  const { words, goal, dictionaryWords, dictionaryMinutes, topWords } = counts
  const progress = goal && { text: describeProgress(words, goal), max: goal.words }
  // Copy gives the four counts that the command line prints too, and Download everything on the page.
  const printResults = () =>
    printStats([
      { label: 'Words', value: words },
      ...stats,
      ...(progress ? [{ label: goalLabel, value: progress.text }] : []),
      ...(topWords.length === 0 ? [] : [{ label: 'Most used words', value: listWords(topWords) }]),
    ])

  return (
    <ToolLayout
      isStale={isStale}
      bar={
        <>
          <Figure value={words} label={pluralize(words, 'word')} />
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
          {dictionaryWords !== undefined && dictionaryMinutes !== undefined && (
            <p className="note">
              This text has no spaces between words. It has about {countOf(dictionaryWords, 'word')} by dictionary, on
              which the times and pages are based. It takes about {formatNumber(dictionaryMinutes)} min at{' '}
              {charactersPerMinute} characters a minute.
            </p>
          )}
          <Stats stats={stats} />
          <OptionFields {...fields} only={[]} more={['goal']} />
          {progress && (
            <Meter label={goalLabel} {...progress} value={words} tone={words >= progress.max ? 'good' : 'plain'} />
          )}
        </>
      }
    >
      <ToolTextArea examples={() => import('./examples.ts')} {...area} isProse openedFile={openedFile} />
      <LiveStatus tool={counter} file={file} />
      {words > 0 && <SelectionAndTopWords id={id} topWords={topWords} />}
    </ToolLayout>
  )
}

function describeProgress(words: number, { words: goal, percent }: NonNullable<WordCounts['goal']>): string {
  const left = goal - words
  const rest = left > 0 ? `, ${formatNumber(left)} to go` : left < 0 ? `, ${formatNumber(-left)} over` : ''
  return `${formatNumber(words)} of ${formatNumber(goal)} (${formatNumber(percent)}%)${rest}`
}

function listWords(words: WordCounts['topWords']): string {
  return words.map(({ word, count }) => `${word} (${formatNumber(count)})`).join(', ')
}
