import { countOf, formatNumber } from '#core/format.ts'
import { MoreOptions } from '#ui/fields/more-options.tsx'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import { Stats } from '#ui/stats.tsx'
import type { Readability } from './result.ts'
import { hardKinds, type MarkKind, markKinds, styleKinds } from './mark-kinds.ts'
import '#ui/data-table.css'
import '#ui/detail-list.css'

interface FindingsProps {
  found: Readability
  hidden: readonly MarkKind[]
  onHide: (hidden: readonly MarkKind[]) => void
}

/** What is found in the text. Loaded with the first text, because an empty page does not need it. */
export default function Findings({ found, hidden, onHide }: FindingsProps) {
  return (
    <>
      <Legend found={found} hidden={hidden} onHide={onHide} />
      <HardList found={found} />
      {!hidden.includes('simpler') && <SimplerWords found={found} />}
    </>
  )
}

/** Explains the kinds of highlights, counts them, and shows or hides each kind. */
function Legend(props: FindingsProps) {
  const { found, hidden } = props
  return (
    <fieldset>
      <legend className="visually-hidden">Highlights</legend>
      <KindList kinds={hardKinds} {...props} />
      {found.isEnglish && (
        <MoreOptions changed={styleKinds.filter((kind) => !hidden.includes(kind)).length}>
          <KindList kinds={styleKinds} {...props} />
          <p className="note">
            Simple rules for English find passive voice, adverbs and long words. Take them as hints, not as mistakes.
          </p>
        </MoreOptions>
      )}
    </fieldset>
  )
}

function KindList({ kinds, found, hidden, onHide }: FindingsProps & { kinds: readonly MarkKind[] }) {
  return (
    <div className="readability-legend">
      {kinds.map((kind) => {
        const { name, hint, look, count } = markKinds[kind]
        const total = count(found)
        return (
          <label key={kind} className="check">
            <input
              type="checkbox"
              checked={!hidden.includes(kind)}
              onChange={({ target }) => {
                const others = hidden.filter((other) => other !== kind)
                onHide(target.checked ? others : [...others, kind])
              }}
            />
            <span>
              <span className="readability-sample" data-look={look}>
                {name}
              </span>{' '}
              {total !== undefined && <b>{formatNumber(total)}</b>} <span className="note">{hint(found)}</span>
            </span>
          </label>
        )
      })}
    </div>
  )
}

/** Lists the highlighted sentences, for users who cannot see the highlights. */
function HardList({ found: { hard, veryHard, hardSentences } }: { found: Readability }) {
  if (hardSentences.length === 0) return null
  return (
    <Output title="Hard sentences">
      <LongList items={hardSentences} step={5}>
        {(visible) => (
          <ol className="detail-list ruled-list">
            {visible.map(({ start, difficulty, words, text }) => (
              <li key={start}>
                <span className="readability-kind">
                  <span className="readability-sample" data-look={markKinds[difficulty].look}>
                    {markKinds[difficulty].name}
                  </span>{' '}
                  <span className="note">{countOf(words, 'word')}</span>
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
        <p className="note">
          Only the first {formatNumber(hardSentences.length)} of {formatNumber(hard + veryHard)} are highlighted and
          listed.
        </p>
      )}
    </Output>
  )
}

/** Lists the words with a simpler one, most frequent first. */
function SimplerWords({ found: { style } }: Pick<FindingsProps, 'found'>) {
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
