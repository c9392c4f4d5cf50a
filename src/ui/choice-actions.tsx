import type { ChoiceOption } from '#core/options.ts'
import { Button } from './button.tsx'

interface ChoiceActionsProps<O extends ChoiceOption> {
  option: O
  /** The choices to show; all by default. */
  only?: readonly O['choices'][number]['value'][]
  disabled: boolean
  onChoose: (value: O['choices'][number]['value']) => void
}

/** One button per choice, for tools that change the text in place. */
export function ChoiceActions<O extends ChoiceOption>({ option, only, disabled, onChoose }: ChoiceActionsProps<O>) {
  return (
    <fieldset className="actions" disabled={disabled}>
      <legend>{option.label}</legend>
      {option.choices
        .filter(({ value }) => only?.includes(value) ?? true)
        .map(({ value, label }) => (
          <Button
            key={value}
            variant="secondary"
            onClick={() => {
              onChoose(value)
            }}
          >
            {label}
          </Button>
        ))}
    </fieldset>
  )
}
