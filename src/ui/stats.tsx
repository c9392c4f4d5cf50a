import { formatNumber } from '#core/format.ts'
import './stats.css'

export interface Stat {
  readonly label: string
  readonly value: number | string
}

function formatStat({ value }: Stat): string {
  return typeof value === 'number' ? formatNumber(value) : value
}

/** Prints figures as they are shown, one per line. */
export function printStats(stats: readonly Stat[]): string {
  return stats.map((stat) => `${stat.label}: ${formatStat(stat)}`).join('\n')
}

/** Secondary results, one per row. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stats">
      {stats.map((stat) => (
        <div key={stat.label} className="stats-row">
          <dt>{stat.label}</dt>
          <dd>{formatStat(stat)}</dd>
        </div>
      ))}
    </dl>
  )
}
