import { useId } from 'react'
import type { ChoiceOption } from '#core/tool/options.ts'

interface ChoiceFieldProps {
  name: string
  option: ChoiceOption
  value: string
  onChange: (value: string) => void
}

export function ChoiceField({ name, option, value, onChange }: ChoiceFieldProps) {
  // A page may show the same tool twice, and radio buttons with the same name form one group.
  const group = `${name}-${useId()}`
  return (
    <fieldset className="choices">
      <legend>{option.label}</legend>
      {option.choices.map((choice) => (
        <label key={choice.value} className="choice">
          <input
            type="radio"
            name={group}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
