import { formatStat, type Stat } from './print-stats.ts'

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
