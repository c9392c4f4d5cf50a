import { formatNumber, formatPercent } from '#core/format.ts'
import './bars.css'

export interface Bar {
  readonly label: string
  readonly count: number
  readonly percent: number
}

interface BarsProps {
  /** Sorted from largest to smallest. */
  bars: readonly Bar[]
  /** What is counted, for screen readers. */
  label: string
  /** Makes each label a button. */
  onChoose?: (label: string) => void
  /** The label that was chosen. */
  chosen?: string | undefined
}

/** A list of counts with proportional bars. The largest bar is red. */
export function Bars({ bars, label, onChoose, chosen }: BarsProps) {
  const maxCount = bars[0]?.count ?? 0
  return (
    <ol className="bars" aria-label={label}>
      {bars.map(({ label: text, count, percent }) => (
        <li key={text}>
          {onChoose ? (
            <button type="button" className="bars-label" aria-pressed={text === chosen} onClick={() => onChoose(text)}>
              <bdi>{text}</bdi>
            </button>
          ) : (
            <bdi className="bars-label">{text}</bdi>
          )}
          <span className="bars-count">{formatNumber(count)}</span>
          <span className="bars-percent">{formatPercent(percent)}</span>
          <svg className="bars-bar" width="100%" height="6" aria-hidden="true">
            <rect width={`${String((100 * count) / maxCount)}%`} height="6" />
          </svg>
        </li>
      ))}
    </ol>
  )
}
