import './meter.css'

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
      <div className="meter-head">
        <span className="note">{label}</span>
        <span>{text}</span>
      </div>
      <svg
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
