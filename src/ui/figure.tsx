import { formatNumber } from './format.ts'

/** The figure a tool is there for, set large. */
export function Figure({ value, label }: { value: number; label: string }) {
  return (
    <p className="figure">
      <output className="figure-value">{formatNumber(value)}</output>
      <span className="figure-label">{label}</span>
    </p>
  )
}
