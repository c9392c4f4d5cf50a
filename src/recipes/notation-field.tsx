import { type ChangeEvent, useId, useRef } from 'react'
import type { NotationProblem } from '#core/recipe/read-tokens.ts'
import { Button } from '#ui/button.tsx'
import { formatNumber } from '#ui/format.ts'
import { privateField } from '#ui/private-field.ts'

interface NotationFieldProps {
  label: string
  value: string
  placeholder?: string
  problem: NotationProblem | undefined
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A field for a recipe in its notation. It says where a mistake is. */
export function NotationField({ label, value, placeholder, problem, onChange, onBlur }: NotationFieldProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="field notation">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={value}
        placeholder={placeholder}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        {...privateField}
        onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => {
          onChange(target.value)
        }}
        onBlur={onBlur}
      />
      <p id={`${id}-problem`} role="status" className="text-sm text-soft-ink">
        {problem && (
          <>
            {`Character ${formatNumber(problem.start + 1)}: ${problem.message} `}
            <Button
              variant="link"
              size="inline"
              onClick={() => {
                field.current?.focus()
                field.current?.setSelectionRange(problem.start, problem.end)
              }}
            >
              Show
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
