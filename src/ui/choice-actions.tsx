import type { ChoiceOption } from '#core/options.ts'
import { Button } from './button.tsx'

interface ChoiceActionsProps<O extends ChoiceOption> {
  option: O
  /** The choices to show; all by default. */
  only?: readonly O['choices'][number]['value'][]
  /** The main action, which Ctrl+Enter runs. The first choice by default. */
  main?: O['choices'][number]['value'] | undefined
  /** Whether there is a result. Then Copy is the next step, so Copy is emphasized instead of the main action. */
  isDone: boolean
  disabled: boolean
  onChoose: (value: O['choices'][number]['value']) => void
}

/** One button per choice. Pressing it runs the tool. */
export function ChoiceActions<O extends ChoiceOption>({
  option,
  only,
  main,
  isDone,
  disabled,
  onChoose,
}: ChoiceActionsProps<O>) {
  const choices = option.choices.filter(({ value }) => only?.includes(value) ?? true)
  const mainChoice = choices.find(({ value }) => value === main) ?? choices[0]
  return (
    <fieldset className="actions" disabled={disabled}>
      <legend>{option.label}</legend>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          variant={choice === mainChoice && !isDone ? 'default' : 'secondary'}
          isMainAction={choice === mainChoice}
          onClick={() => {
            onChoose(choice.value)
          }}
        >
          {choice.label}
        </Button>
      ))}
    </fieldset>
  )
}
