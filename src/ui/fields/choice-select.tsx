import { useId } from 'react'
import type { ChoiceOption } from '#core/tool/options.ts'

interface ChoiceSelectProps {
  name: string
  option: ChoiceOption
  value: string
  /** What the initial choice stands for at the moment, such as “German (found)”. */
  initialLabel?: string | undefined
  onChange: (value: string) => void
}

/** A choice with more values than radio buttons would show at a glance. */
export function ChoiceSelect({ name, option, value, initialLabel, onChange }: ChoiceSelectProps) {
  const id = useId()
  return (
    <div className="field">
      <span className="field-head">
        <label htmlFor={id}>{option.label}</label>
      </span>
      <select id={id} name={name} className="select" value={value} onChange={({ target }) => onChange(target.value)}>
        {option.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.value === option.initial ? (initialLabel ?? choice.label) : choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
