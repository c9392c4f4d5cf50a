import { encodings } from './encodings.ts'

interface EncodingSelectProps {
  encoding: string
  onChange: (encoding: string) => void
}

export default function EncodingSelect({ encoding, onChange }: EncodingSelectProps) {
  return (
    <select
      aria-label="Encoding"
      className="button min-h-11 max-w-full justify-self-start border-soft-ink bg-sheet px-2.5 text-sm text-ink sm:min-h-8"
      value={encoding}
      onChange={(event) => onChange(event.target.value)}
    >
      {encodings.map(({ encoding: value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
