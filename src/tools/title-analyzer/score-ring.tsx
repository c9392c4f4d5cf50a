import type { TitleReport } from './title-report.ts'

/** Shows the overall judgement as a number in a ring. */
export function ScoreRing({ overall, verdict }: Pick<TitleReport, 'overall' | 'verdict'>) {
  return (
    <p className="figure title-score">
      <svg className="title-ring" viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" />
        {/* Starts at the top and runs clockwise. An empty dash would still be drawn as a dot. */}
        {overall !== undefined && overall > 0 && (
          <circle
            className="title-arc"
            cx="50"
            cy="50"
            r="44"
            pathLength="100"
            strokeDasharray={`${String(overall)} ${String(100 - overall)}`}
            strokeDashoffset="25"
          />
        )}
      </svg>
      <output className="figure-value title-points">{overall ?? '–'}</output>
      <span className="figure-label">
        {overall === undefined ? (
          'overall'
        ) : (
          <>
            <b className="text-ink">{verdict}</b> overall, of 100
          </>
        )}
      </span>
    </p>
  )
}
