import { formatNumber } from '#core/format.ts'
import './figure.css'

/** Longer values are shown in smaller type, so that they fit next to the Copy button. */
const maxFullSizeLength = 5

/** A tool's main result in large type, such as a word count. */
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
