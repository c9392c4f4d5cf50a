import { formatNumber } from './format.ts'

/** How many digits and commas stand beside Copy at full size. */
const maxFullSizeLength = 5

/** The figure a tool is there for, set large. */
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
