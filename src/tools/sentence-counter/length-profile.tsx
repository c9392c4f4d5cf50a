import { countOf, formatNumber } from '#ui/format.ts'
import { Output } from '#ui/output.tsx'
import { type SentenceCounts, wordLimit } from './engine.ts'
import type { Bar } from './profile.ts'
import './view.css'

const height = 160
/** The line of the limit is in sight even where every sentence is short. */
const minScale = 30
/** A few sentences are a few bars, not a few blocks. */
const minBars = 30
/** Two numbers closer than this would run into each other. */
const lineHeight = 16

/** How long sentences are from the first to the last. */
export function LengthProfile({ counts }: { counts: SentenceCounts }) {
  const { longest, profile } = counts
  const { bars, sentencesPerBar } = profile
  const scale = Math.max(minScale, longest)
  const heightOf = (words: number) => (words / scale) * height
  const slot = 100 / Math.max(minBars, bars.length)
  const tallest = bars.findIndex((bar) => bar.longest === longest)
  const isApart = Math.abs(heightOf(longest) - heightOf(wordLimit)) >= lineHeight

  return (
    <Output title="Length profile">
      <figure className="sentence-profile">
        <svg className="sentence-scale" width="100%" height={height} aria-hidden="true">
          {isApart && (
            <text className="sentence-tallest" x="100%" y={height - heightOf(longest)}>
              {formatNumber(longest)}
            </text>
          )}
          <text x="100%" y={height - heightOf(wordLimit)}>
            {wordLimit}
          </text>
        </svg>
        <svg
          className={sentencesPerBar > 1 ? 'sentence-bars sentence-grouped' : 'sentence-bars'}
          width="100%"
          height={height}
          role="img"
          aria-label="Words in each sentence"
        >
          {bars.map((bar, index) => (
            <g key={index} className={classNameOf(bar, index === tallest)}>
              <Column index={index} slot={slot} words={heightOf(bar.longest)} name="sentence-longest" />
              {sentencesPerBar > 1 && (
                <Column index={index} slot={slot} words={heightOf(bar.words / bar.sentences)} name="sentence-average" />
              )}
            </g>
          ))}
          <line
            className="sentence-limit"
            x2="100%"
            y1={height - heightOf(wordLimit)}
            y2={height - heightOf(wordLimit)}
          />
        </svg>
        <figcaption>
          {describeBars(profile)} {describeLongest(counts)} {describeLong(counts)}
        </figcaption>
      </figure>
    </Output>
  )
}

function classNameOf(bar: Bar, isTallest: boolean): string | undefined {
  if (isTallest) return 'sentence-tallest'
  return bar.longest > wordLimit ? 'sentence-long' : undefined
}

interface ColumnProps {
  index: number
  slot: number
  words: number
  name: string
}

function Column({ index, slot, words, name }: ColumnProps) {
  return (
    <rect
      className={name}
      x={`${String(index * slot)}%`}
      width={`${String(0.75 * slot)}%`}
      y={height - words}
      height={words}
    />
  )
}

function describeBars({ bars, sentencesPerBar }: SentenceCounts['profile']): string {
  if (sentencesPerBar === 1) return 'One bar for each sentence, as high as it has words.'
  const last = bars.at(-1)?.sentences ?? 0
  const rest = last < sentencesPerBar ? ` (the last one for ${formatNumber(last)})` : ''
  return (
    `One bar for every ${formatNumber(sentencesPerBar)} sentences in a row${rest}: ` +
    'solid up to their average, pale up to the longest of them.'
  )
}

function describeLongest({ sentences, longest, longestSentence }: SentenceCounts): string {
  if (sentences === 1 || !longestSentence) return ''
  return `The red one holds the longest: number ${formatNumber(longestSentence.number)}, with ${countOf(longest, 'word')}.`
}

function describeLong({ longSentences, long }: SentenceCounts): string {
  const line = `the line at ${String(wordLimit)} words`
  if (longSentences === 0) return `None goes over ${line}.`
  if (longSentences === 1) return `One goes over ${line}; it is marked in the text.`
  const marked = long.length < longSentences ? `the first ${formatNumber(long.length)}` : 'they'
  return `${formatNumber(longSentences)} go over ${line}; ${marked} are marked in the text.`
}
