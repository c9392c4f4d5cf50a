import { formatNumber } from '#ui/format.ts'
import type { Readability } from './engine.ts'
import { levels } from './levels.ts'

const unitHeight = 2.2
const top = 10
const ruler = 34
const boundaries = [...levels.map(({ from }) => from), 100]

function heightOf(score: number): number {
  return top + (100 - score) * unitHeight
}

/** A printer's line gauge from 0 to 100 with its seven levels, and the needle at the score. */
export function Gauge({ found: { score, level, audience } }: { found: Readability }) {
  const isEmpty = audience === ''
  return (
    <svg
      className="readability-gauge"
      width="100%"
      height={heightOf(0) + top}
      role="meter"
      aria-label="Flesch reading ease"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={score}
      aria-valuetext={isEmpty ? level : `${formatNumber(score)} of 100: ${level}, ${audience}`}
    >
      {boundaries.map((boundary) => (
        <g key={boundary}>
          <line className="readability-rule" x1={ruler} x2="100%" y1={heightOf(boundary)} y2={heightOf(boundary)} />
          <line
            className="readability-tick"
            x1={ruler - 6}
            x2={ruler}
            y1={heightOf(boundary)}
            y2={heightOf(boundary)}
          />
          <text className="readability-number" x={ruler - 10} y={heightOf(boundary) + 4} textAnchor="end">
            {boundary}
          </text>
        </g>
      ))}
      {levels.map((band, index) => {
        const middle = (heightOf(band.from) + heightOf(boundaries[index - 1] ?? 100)) / 2
        return (
          <g key={band.level} className="readability-band" data-current={band.level === level || undefined}>
            <text x={ruler + 22} y={middle + 4.5}>
              {band.level}
            </text>
            <text className="readability-audience" x="100%" y={middle + 4.5} textAnchor="end">
              {band.audience}
            </text>
          </g>
        )
      })}
      <line className="readability-tick" x1={ruler} x2={ruler} y1={heightOf(100)} y2={heightOf(0)} />
      {!isEmpty && (
        <path
          className="readability-needle"
          d="M0 0 l16 -7 v14 z M-6 -1 h6 v2 h-6 z"
          transform={`translate(${String(ruler)} ${String(heightOf(score))})`}
        />
      )}
    </svg>
  )
}
