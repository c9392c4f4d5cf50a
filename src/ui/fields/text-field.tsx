import type { ChangeEvent } from 'react'
import type { TextOption } from '#core/options.ts'

interface TextFieldProps {
  name: string
  option: TextOption
  value: string
  onChange: (value: string) => void
}

export function TextField({ name, option, value, onChange }: TextFieldProps) {
  const field = {
    name,
    value,
    placeholder: option.placeholder,
    maxLength: option.maxLength,
    dir: 'auto',
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => { onChange(event.target.value) },
  }
  return (
    <label className="field">
      <span>{option.label}</span>
      {option.rows === undefined ? <input type="text" {...field} /> : <textarea rows={option.rows} {...field} />}
    </label>
  )
}
