import { formatNumber } from '#ui/format.ts'
import { type MarkKind, markKinds } from './mark-kinds.ts'
import type { Readability } from './readability.ts'

interface LegendProps {
  found: Readability
  hidden: readonly MarkKind[]
  onChange: (hidden: readonly MarkKind[]) => void
}

/** Explains the kinds of highlights, counts them, and shows or hides each kind. */
export function Legend({ found, hidden, onChange }: LegendProps) {
  const kinds: readonly MarkKind[] = ['hard', 'veryHard', ...(found.style ? styleKinds : [])]
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
                onChange(target.checked ? others : [...others, kind])
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

const styleKinds = ['passive', 'adverb', 'simpler'] as const
