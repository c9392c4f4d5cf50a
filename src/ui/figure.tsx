import { formatNumber } from './format.ts'

/** Longer figures are shown smaller to fit next to Copy. */
const maxFullSizeLength = 5

/** A tool's main figure. */
export function Figure({ value, label }: { value: number | string; label: string }) {
  const text = typeof value === 'number' ? formatNumber(value) : value
  return (
    <p className="figure">
      <output className="figure-value" data-long={text.length > maxFullSizeLength || undefined}>
        {text}
      </output>
      <span className="figure-label">{label}</span>
    </p>
  )
}
