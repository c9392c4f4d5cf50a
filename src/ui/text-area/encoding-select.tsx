import { encodings } from './encodings.ts'

interface EncodingSelectProps {
  encoding: string
  onChange: (encoding: string) => void
}

export default function EncodingSelect({ encoding, onChange }: EncodingSelectProps) {
  return (
    <select
      aria-label="Encoding"
      className="select"
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
