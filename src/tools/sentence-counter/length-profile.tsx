import { countOf, formatNumber } from '#core/format.ts'
import { Output } from '#ui/output.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { Bar, NumberedSentence, SentenceCounts } from './result.ts'
import './view.css'

const height = 160
/** In words. Keeps the limit line visible if all sentences are short. */
const minScale = 30
/** Keeps the bars of a short text narrow. */
const minBars = 30
/** In pixels. Labels that are closer together than this would overlap. */
const lineHeight = 16

interface LengthProfileProps {
  counts: SentenceCounts
  /** Longer sentences are marked. */
  wordLimit: number
  /** The sentence that is shown in the text. */
  chosen: NumberedSentence | undefined
  onChoose: (sentence: NumberedSentence | undefined) => void
}

/** A chart of the sentence lengths in the order of the text. Choosing a bar shows its sentence in the text. */
export function LengthProfile({ counts, wordLimit, chosen, onChoose }: LengthProfileProps) {
  const { longest, profile } = counts
  const { bars, sentencesPerBar } = profile
  const scale = Math.max(minScale, longest, wordLimit)
  const heightOf = (words: number) => (words / scale) * height
  const slot = 100 / Math.max(minBars, bars.length)
  const tallest = bars.findIndex((bar) => bar.longest === longest)
  const chosenIndex = bars.findIndex(({ number }) => number === chosen?.number)
  const choose = (bar: Bar | undefined) => onChoose(bar && { ...bar, words: bar.longest })
  const limitY = height - heightOf(wordLimit)
  const labelsFit = Math.abs(heightOf(longest) - heightOf(wordLimit)) >= lineHeight
  const drawColumn = (index: number, columnHeight: number, className: string) => (
    <rect
      className={className}
      x={`${String(index * slot)}%`}
      width={`${String(0.75 * slot)}%`}
      y={height - columnHeight}
      height={columnHeight}
    />
  )

  return (
    <Output title="Length profile">
      <figure className="sentence-profile">
        <svg className="sentence-scale" width="100%" height={height} aria-hidden="true">
          {labelsFit && (
            <text className="sentence-tallest" x="100%" y={height - heightOf(longest)}>
              {formatNumber(longest)}
            </text>
          )}
          <text x="100%" y={limitY}>
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
            <g
              key={index}
              className={index === tallest ? 'sentence-tallest' : bar.longest > wordLimit ? 'sentence-long' : undefined}
              data-chosen={index === chosenIndex || undefined}
              onClick={() => choose(index === chosenIndex ? undefined : bar)}
            >
              {drawColumn(index, height, 'sentence-target')}
              {drawColumn(index, heightOf(bar.longest), 'sentence-longest')}
              {sentencesPerBar > 1 && drawColumn(index, heightOf(bar.words / bar.sentences), 'sentence-average')}
            </g>
          ))}
          <line className="sentence-limit" x2="100%" y1={limitY} y2={limitY} />
        </svg>
        <div>
          <Stepper onStep={(offset) => choose(bars.at(stepFrom(chosenIndex, offset, bars.length)))}>
            {describeChosen(counts, chosen)}
          </Stepper>
        </div>
        <figcaption>
          {describeBars(profile)} {describeLongestSentence(counts)} {describeLongSentences(counts, wordLimit)}
        </figcaption>
      </figure>
    </Output>
  )
}

/** Returns the next or previous index. After the last one comes the first. -1 means that no bar is chosen. */
function stepFrom(index: number, offset: -1 | 1, count: number): number {
  return index < 0 && offset < 0 ? -1 : (index + offset) % count
}

function describeChosen({ sentences }: SentenceCounts, chosen: NumberedSentence | undefined): string {
  if (!chosen) return 'Select a bar to see its sentence in the text.'
  return `Sentence ${formatNumber(chosen.number)} of ${formatNumber(sentences)}: ${countOf(chosen.words, 'word')}`
}

function describeBars({ bars, sentencesPerBar }: SentenceCounts['profile']): string {
  if (sentencesPerBar === 1) return 'Each bar is a sentence; its height is the word count.'
  const last = bars.at(-1)?.sentences ?? 0
  const rest = last < sentencesPerBar ? ` (the last for ${formatNumber(last)})` : ''
  return (
    `Each bar stands for ${formatNumber(sentencesPerBar)} consecutive sentences${rest}: ` +
    'solid up to their average length, pale up to the longest.'
  )
}

function describeLongestSentence({ sentences, longest, longestSentence }: SentenceCounts): string {
  if (sentences === 1 || !longestSentence) return ''
  return `The longest is sentence ${formatNumber(longestSentence.number)}, with ${countOf(longest, 'word')} (red bar).`
}

function describeLongSentences({ longSentences, long }: SentenceCounts, wordLimit: number): string {
  const limit = `${countOf(wordLimit, 'word')} (dashed line)`
  if (longSentences === 0) return `No sentence is over ${limit}.`
  if (longSentences === 1) return `One sentence is over ${limit}; it is marked in the text.`
  const marked = long.length < longSentences ? `the first ${formatNumber(long.length)}` : 'they'
  return `${formatNumber(longSentences)} sentences are over ${limit}; ${marked} are marked in the text.`
}
