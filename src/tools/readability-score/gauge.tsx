import { formatNumber } from '#core/format.ts'
import type { Readability } from './result.ts'
import { levels } from './scores.ts'

const unitHeight = 2.2
const top = 10
const axisX = 34
const boundaries = [...levels.map(({ from }) => from), 100]

function yOf(score: number): number {
  return top + (100 - score) * unitHeight
}

/** A vertical scale from 0 to 100 that shows the seven levels and a needle at the score. */
export function Gauge({ found: { formula, score, level, audience } }: { found: Readability }) {
  const isEmpty = audience === ''
  return (
    <svg
      className="readability-gauge"
      width="100%"
      height={yOf(0) + top}
      role="meter"
      aria-label={formula}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={score ?? 0}
      aria-valuetext={
        isEmpty ? (level ?? undefined) : `${formatNumber(score ?? 0)} of 100: ${level ?? ''}, ${audience ?? ''}`
      }
    >
      {boundaries.map((boundary) => (
        <g key={boundary}>
          <line className="readability-rule" x1={axisX} x2="100%" y1={yOf(boundary)} y2={yOf(boundary)} />
          <line className="readability-tick" x1={axisX - 6} x2={axisX} y1={yOf(boundary)} y2={yOf(boundary)} />
          <text className="readability-number" x={axisX - 10} y={yOf(boundary) + 4} textAnchor="end">
            {boundary}
          </text>
        </g>
      ))}
      {levels.map((band, index) => {
        const middle = (yOf(band.from) + yOf(boundaries[index - 1] ?? 100)) / 2
        return (
          <g key={band.level} className="readability-band" data-current={band.level === level || undefined}>
            <text x={axisX + 22} y={middle + 4.5}>
              {band.level}
            </text>
            <text className="readability-audience" x="100%" y={middle + 4.5} textAnchor="end">
              {band.audience}
            </text>
          </g>
        )
      })}
      <line className="readability-tick" x1={axisX} x2={axisX} y1={yOf(100)} y2={yOf(0)} />
      {!isEmpty && (
        <path
          className="readability-needle"
          d="M0 0 l16 -7 v14 z M-6 -1 h6 v2 h-6 z"
          transform={`translate(${String(axisX)} ${String(yOf(score ?? 0))})`}
        />
      )}
    </svg>
  )
}
