import type { SearchLine } from '#core/search-line/search-line.ts'
import { formatNumber } from '#core/format.ts'
import { Meter } from './meter.tsx'

/** Shows a text's width relative to the limit for a line in search results. */
export function WidthMeter({ label, line }: { label: string; line: SearchLine }) {
  const { pixels, limit, isEstimate } = line
  const over = pixels - limit
  const width = `${isEstimate ? 'about ' : ''}${formatNumber(pixels)} of ${String(limit)} px`
  return (
    <Meter
      label={label}
      text={over > 0 ? `${width}, ${formatNumber(over)} over` : width}
      value={pixels}
      max={limit}
      tone={over > 0 ? 'bad' : 'plain'}
    />
  )
}
