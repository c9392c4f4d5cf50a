import { countOf, formatNumber } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import { Stats } from '#ui/stats.tsx'
import type { Readability } from './readability.ts'
import { difficultyNames } from './hard-sentences.ts'
import { markKinds } from './mark-kinds.ts'

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
                  <span
                    className="readability-sample"
                    data-look={markKinds[difficulty === 'hard' ? 'hard' : 'veryHard'].look}
                  >
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

/** Lists the words with a simpler one, most frequent first. */
export function SimplerWords({ found: { style } }: { found: Readability }) {
  if (!style || style.simplerWords.length === 0) return null
  return (
    <Output title="Simpler words">
      <LongList items={style.simplerWords} step={10}>
        {(visible) => (
          <Stats stats={visible.map(({ word, simpler, count }) => ({ label: `${word} → ${simpler}`, value: count }))} />
        )}
      </LongList>
    </Output>
  )
}
