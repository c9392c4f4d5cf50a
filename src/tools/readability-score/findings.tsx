import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { countOf, formatNumber } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import type { Readability } from './readability.ts'
import type { SimplerWord } from './style.ts'
import { allKinds, type MarkKind, markKinds } from './mark-kinds.ts'

interface FindingsProps {
  found: Readability
  hidden: readonly MarkKind[]
  onHide: (hidden: readonly MarkKind[]) => void
  /** Replaces a long word in the text. Undefined while the results are out of date. */
  onReplace: ((word: SimplerWord) => void) | undefined
}

/** What is found in the text. Loaded with the first text, because an empty page does not need it. */
export default function Findings({ found, hidden, onHide, onReplace }: FindingsProps) {
  return (
    <>
      {found.advice !== '' && <p>{found.advice}</p>}
      <Legend found={found} hidden={hidden} onHide={onHide} />
      <HardList found={found} />
      <SimplerWords found={found} onReplace={onReplace} />
    </>
  )
}

/** Explains the kinds of highlights, counts them, and shows or hides each kind. */
function Legend({ found, hidden, onHide }: Omit<FindingsProps, 'onReplace'>) {
  const kinds: readonly MarkKind[] = found.style ? allKinds : ['hard', 'very hard']
  return (
    <fieldset className="readability-legend">
      <legend className="visually-hidden">Highlights</legend>
      {kinds.map((kind) => {
        const { name, hint, look, count } = markKinds[kind]
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
              <b>{formatNumber(count(found))}</b> <span className="text-soft-ink">{hint}</span>
            </span>
          </label>
        )
      })}
      {found.style && (
        <p className="text-soft-ink">
          Simple rules for English find passive voice, adverbs and long words. Take them as hints, not as mistakes.
        </p>
      )}
    </fieldset>
  )
}

/** Lists the highlighted sentences, for users who cannot see the highlights. */
function HardList({ found: { hard, veryHard, hardSentences } }: { found: Readability }) {
  if (hardSentences.length === 0) return null
  return (
    <Output title="Hard sentences">
      <LongList items={hardSentences} step={5}>
        {(visible) => (
          <ol className="readability-list">
            {visible.map(({ start, difficulty, words, text }) => (
              <li key={start}>
                <span className="readability-kind">
                  <span className="readability-sample" data-look={markKinds[difficulty].look}>
                    {markKinds[difficulty].name}
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
function SimplerWords({ found: { style }, onReplace }: Pick<FindingsProps, 'found' | 'onReplace'>) {
  const list = useRef<HTMLDListElement>(null)
  if (!style || style.simplerWords.length === 0) return null
  return (
    <Output title="Simpler words">
      <LongList items={style.simplerWords} step={10}>
        {(visible) => (
          <dl className="stats" ref={list} tabIndex={-1}>
            {visible.map((found) => (
              <div key={`${found.word} ${found.simpler}`} className="stats-row">
                <dt>
                  {found.word} → {found.simpler}
                </dt>
                <dd>
                  {formatNumber(found.count)}
                  {/* Which one of “gave/given” fits depends on the sentence. */}
                  {!found.simpler.includes('/') && (
                    <Button
                      variant="link"
                      size="sm"
                      className="ml-4"
                      aria-label={`Replace ${found.word}`}
                      disabled={!onReplace}
                      onClick={() => {
                        // The row disappears, so focus moves to the list.
                        list.current?.focus({ preventScroll: true })
                        onReplace?.(found)
                      }}
                    >
                      Replace
                    </Button>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </LongList>
    </Output>
  )
}
