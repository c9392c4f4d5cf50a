import type { Check } from './checks.ts'

/** One quarter per check. They are shown even if the title is empty and there are no checks. */
const quarters = [0, 1, 2, 3]

/**
 * Shows the score in a ring with a quarter for each check: a thick line if it has passed, a thin line if it has not.
 */
export function ScoreRing({ checks, score }: { checks: readonly Check[]; score: number }) {
  return (
    <p className="figure title-score">
      <svg className="title-ring" viewBox="0 0 100 100" aria-hidden="true">
        {quarters.map((quarter) => (
          <circle
            key={quarter}
            data-passed={checks[quarter]?.isPassed ?? false}
            cx="50"
            cy="50"
            r="44"
            pathLength="100"
            strokeDasharray="22 78"
            // The quarters run clockwise from the top, with a gap at both ends of each.
            strokeDashoffset={23.5 - 25 * quarter}
          />
        ))}
      </svg>
      <output className="figure-value title-points">{score}</output>
      <span className="figure-label">of 100</span>
    </p>
  )
}
