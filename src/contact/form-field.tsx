import type { Field } from './contact-fields.ts'

interface FormFieldProps {
  field: Field
  error: string | undefined
  isSending: boolean
}

/** A form field with its label and error. */
export function FormField({ field, error, isSending }: FormFieldProps) {
  const { name, label, type, ...rest } = field
  const id = `contact-${name}`
  const errorId = `${id}-error`
  const shared = {
    id,
    name,
    ...rest,
    readOnly: isSending,
    ...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId }),
  }
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{field.required ? `${label} *` : label}</label>
      {type === 'lines' ? <textarea {...shared} rows={6} /> : <input {...shared} type={type} />}
      {error !== undefined && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
