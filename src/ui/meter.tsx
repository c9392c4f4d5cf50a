interface MeterProps {
  label: string
  /** The value in words, which is displayed and read aloud. */
  text: string
  value: number
  max: number
  tone?: 'plain' | 'good' | 'warn' | 'bad'
}

/** A proportional bar. It stays full if the value is above the maximum. */
export function Meter({ label, text, value, max, tone = 'plain' }: MeterProps) {
  const fraction = max > 0 ? Math.min(1, value / max) : 0
  return (
    <div className="meter" data-tone={tone}>
      <div className="flex justify-between gap-4 text-sm">
        <span className="text-soft-ink">{label}</span>
        <span className="tabular-nums">{text}</span>
      </div>
      <svg
        className="meter-bar"
        width="100%"
        height="8"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
      >
        <rect className="meter-track" width="100%" height="8" />
        <rect className="meter-fill" width={`${String(fraction * 100)}%`} height="8" />
      </svg>
    </div>
  )
}
