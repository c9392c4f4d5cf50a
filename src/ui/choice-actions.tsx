import { useState } from 'react'
import type { ChoiceOption } from '#core/tool/options.ts'
import { Button } from './button.tsx'

export interface ChoiceActionsProps<O extends ChoiceOption> {
  option: O
  /** The choices to show; all by default. */
  only?: readonly O['choices'][number]['value'][]
  /** Choices that a button with this label shows. */
  more?: { readonly label: string; readonly values: readonly O['choices'][number]['value'][] }
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
  more,
  main,
  isDone,
  disabled,
  onChoose,
}: ChoiceActionsProps<O>) {
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = option.choices.filter(({ value }) => only?.includes(value) ?? true)
  const added = option.choices.filter(
    ({ value }) => more?.values.includes(value) === true && (isExpanded || value === main),
  )
  const mainChoice = [...shown, ...added].find(({ value }) => value === main) ?? shown[0]
  const toButton = (choice: O['choices'][number]) => (
    <Button
      key={choice.value}
      variant={choice === mainChoice && !isDone ? 'default' : 'secondary'}
      isMainAction={choice === mainChoice}
      onClick={() => onChoose(choice.value)}
    >
      {choice.label}
    </Button>
  )
  return (
    <fieldset className="actions" disabled={disabled}>
      <legend>{option.label}</legend>
      {shown.map(toButton)}
      {more && (
        <Button
          variant="ghost"
          className="menu-button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {more.label}
        </Button>
      )}
      {/* After the button that shows them, which stays where it is. */}
      {added.map(toButton)}
    </fieldset>
  )
}
