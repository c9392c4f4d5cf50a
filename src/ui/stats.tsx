import { formatNumber } from './format.ts'

export interface Stat {
  readonly label: string
  readonly value: number | string
}

/** Secondary results, one per row. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stats">
      {stats.map(({ label, value }) => (
        <div key={label} className="stats-row">
          <dt>{label}</dt>
          <dd>{typeof value === 'number' ? formatNumber(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}
