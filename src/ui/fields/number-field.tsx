import { useId, useState } from 'react'
import { formatNumber } from '#core/format.ts'
import { fieldMaxOf, type NumberOption, parseNumberInput } from '#core/tool/options.ts'

interface NumberFieldProps {
  name: string
  option: NumberOption
  value: number
  onChange: (value: number) => void
}

/** Says which limit replaces a number that is out of range, or that a fraction is rounded. */
function describeLimit({ min, max }: NumberOption, typed: number): string | undefined {
  if (typed > max) return `At most ${formatNumber(max)}`
  if (typed < min) return `At least ${formatNumber(min)}`
  return Number.isInteger(typed) ? undefined : 'Rounded to a whole number'
}

export function NumberField({ name, option, value, onChange }: NumberFieldProps) {
  const id = useId()
  // The draft may be out of range while the user types, such as 1 on the way to 16. It is corrected on blur.
  const [draft, setDraft] = useState<string>()
  const [limit, setLimit] = useState<string>()
  const range = { min: option.min, max: fieldMaxOf(option), step: 1 }

  const shownValue = option.optional && value === 0 ? '' : value

  const commit = () => {
    if (draft === undefined) return
    const number = parseNumberInput(option, draft)
    // A generator would replace its result, for example when the user leaves the field to download it.
    if (number !== value) onChange(number)
    setDraft(undefined)
    if (draft !== '') setLimit(describeLimit(option, Number(draft)))
  }

  return (
    <div className="field" data-slider={option.slider}>
      <span className="field-head">
        <label htmlFor={id}>{option.label}</label>
        {limit !== undefined && (
          <span id={`${id}-limit`} role="status" className="field-hint">
            {limit}
          </span>
        )}
      </span>
      {option.slider && (
        <input
          type="range"
          aria-label={option.label}
          {...range}
          value={value}
          onChange={(event) => {
            setLimit(undefined)
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
        aria-describedby={limit === undefined ? undefined : `${id}-limit`}
        {...range}
        value={draft ?? shownValue}
        onChange={(event) => {
          setDraft(event.target.value)
          const number = option.optional && event.target.value === '' ? 0 : event.target.valueAsNumber
          // A number below the minimum may be the beginning of one that is not, except 0.
          setLimit(number > option.max || number <= 0 ? describeLimit(option, number) : undefined)
          if (Number.isInteger(number) && number >= option.min && number <= option.max) onChange(number)
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
      />
    </div>
  )
}
