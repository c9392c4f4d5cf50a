import { countOf, formatNumber } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import type { Readability } from './readability.ts'
import { type Difficulty, difficultyNames, hardThresholds } from './hard-sentences.ts'

/** Explains the two kinds of highlights and shows how many highlights of each kind there are. */
export function Legend({ found: { hard, veryHard } }: { found: Readability }) {
  return (
    <ul className="readability-legend">
      <LegendRow difficulty="hard" count={hard} />
      <LegendRow difficulty="very hard" count={veryHard} />
    </ul>
  )
}

function LegendRow({ difficulty, count }: { difficulty: Difficulty; count: number }) {
  const { words, score } = hardThresholds[difficulty]
  return (
    <li>
      <span>
        <span className="readability-sample" data-difficulty={difficulty}>
          {difficultyNames[difficulty]}
        </span>{' '}
        <b>{formatNumber(count)}</b>
      </span>
      <span className="text-soft-ink">
        over {words} words, or a score under {score}
      </span>
    </li>
  )
}

/** Lists the highlighted sentences, for users who cannot see the highlights. */
export function HardList({ found: { hard, veryHard, hardSentences } }: { found: Readability }) {
  if (hardSentences.length === 0) return null
  return (
    <Output title="Hard sentences">
      <LongList items={hardSentences} step={5}>
        {(visible) => (
          <ol className="readability-list">
            {visible.map(({ start, difficulty, words, text }) => (
              <li key={start}>
                <span className="readability-kind">
                  <span className="readability-sample" data-difficulty={difficulty}>
                    {difficultyNames[difficulty]}
                  </span>{' '}
                  <span className="text-soft-ink">{countOf(words, 'word')}</span>
                </span>
                <p className="user-text" dir="auto">
                  {text}
                </p>
              </li>
            ))}
          </ol>
        )}
      </LongList>
      {hard + veryHard > hardSentences.length && (
        <p className="text-soft-ink">
          Only the first {formatNumber(hardSentences.length)} of {formatNumber(hard + veryHard)} are highlighted and
          listed.
        </p>
      )}
    </Output>
  )
}
