import { useId, useState } from 'react'
import { fieldMaxOf, type NumberOption, parseNumberInput } from '#core/options.ts'

interface NumberFieldProps {
  name: string
  option: NumberOption
  value: number
  onChange: (value: number) => void
}

export function NumberField({ name, option, value, onChange }: NumberFieldProps) {
  const id = useId()
  // The draft may be out of range while the user types, such as 1 on the way to 16. It is corrected on blur.
  const [draft, setDraft] = useState<string>()
  const limits = { min: option.min, max: fieldMaxOf(option), step: 1 }

  const shownValue = option.optional && value === 0 ? '' : value

  const commit = () => {
    if (draft === undefined) return
    const number = parseNumberInput(option, draft)
    // A generator would replace its result, for example when the user leaves the field to download it.
    if (number !== value) onChange(number)
    setDraft(undefined)
  }

  return (
    <div className="field" data-slider={option.slider}>
      <label htmlFor={id}>{option.label}</label>
      {option.slider && (
        <input
          type="range"
          aria-label={option.label}
          {...limits}
          value={value}
          onChange={(event) => {
            onChange(event.target.valueAsNumber)
          }}
        />
      )}
      <input
        id={id}
        type="number"
        // The numeric keypad of some phones has no minus sign.
        inputMode={option.min < 0 ? undefined : 'numeric'}
        name={name}
        {...limits}
        value={draft ?? shownValue}
        onChange={(event) => {
          setDraft(event.target.value)
          const number = option.optional && event.target.value === '' ? 0 : event.target.valueAsNumber
          if (Number.isInteger(number) && number >= limits.min && number <= limits.max) onChange(number)
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
      />
    </div>
  )
}
