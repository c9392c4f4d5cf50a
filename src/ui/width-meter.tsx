import type { SearchLine } from '#core/text/search-line.ts'
import { formatNumber } from './format.ts'
import { Meter } from './meter.tsx'

/** The width of a text compared with the limit of a search result line. */
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
