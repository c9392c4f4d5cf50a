import { type ChangeEvent, type ReactNode, useId } from 'react'
import type { TextOption } from '#core/tool/options.ts'
import { privateField } from '#ui/private-field.ts'

interface TextFieldProps {
  name: string
  option: TextOption
  value: string
  /** What is wrong with the text. */
  problem?: string | undefined
  /** Shown below the field. */
  note?: ReactNode
  onChange: (value: string) => void
}

export function TextField({ name, option, value, problem, note, onChange }: TextFieldProps) {
  const problemId = useId()
  const field = {
    name,
    value,
    placeholder: option.placeholder,
    maxLength: option.maxLength,
    dir: 'auto',
    ...privateField,
    ...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': problemId }),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  }
  return (
    <div className="text-field">
      <label className="field">
        <span className="field-head">
          {option.label}
          {/* Screen readers announce on their own that a field is full. */}
          {option.maxLength !== undefined && (
            <span aria-hidden="true">{`${String(value.length)} of ${String(option.maxLength)}`}</span>
          )}
        </span>
        {option.rows === undefined ? <input type="text" {...field} /> : <textarea rows={option.rows} {...field} />}
      </label>
      {problem !== undefined && (
        <p id={problemId} className="field-problem">
          {problem}
        </p>
      )}
      {note}
    </div>
  )
}
