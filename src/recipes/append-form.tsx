import { useEffect, useRef, useState } from 'react'
import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import type { NotationProblem } from '#core/recipe/read-tokens.ts'
import { readSharedRecipe } from '#core/recipe/share-recipe.ts'
import { stepTools } from '#tools/step-tools.ts'
import { Button } from '#ui/button.tsx'
import { withKey } from './edit-steps.ts'
import { NotationField } from './notation-field.tsx'
import { RecipeFileInput } from './recipe-file-input.tsx'
import type { RecipeSteps } from './use-recipe-steps.ts'

interface AppendFormProps {
  recipe: RecipeSteps
  /** Called with the number of new steps. */
  onDone: (count: number) => void
}

/** Adds the steps of another recipe at the end: pasted notation, a link, a command or a file. */
export function AppendForm({ recipe: { steps, change }, onDone }: AppendFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<NotationProblem>()

  useEffect(() => {
    form.current?.querySelector('textarea')?.focus()
  }, [])

  const append = (notation: string) => {
    setText(notation)
    const parsed = parseRecipe(notation, stepTools)
    setProblem(parsed.ok ? undefined : parsed)
    if (!parsed.ok || parsed.steps.length === 0) return
    change([...steps, ...parsed.steps.map(withKey)], `append ${notation}`)
    onDone(parsed.steps.length)
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        append(readSharedRecipe(text))
      }}
    >
      <NotationField
        label="Recipe, link or command to append"
        value={text}
        problem={problem}
        onChange={(value) => {
          setText(value)
          setProblem(undefined)
        }}
      />
      <div className="actions">
        <Button type="submit" variant="outline" size="sm" disabled={text.trim() === ''}>
          Append
        </Button>
        <Button variant="ghost" size="sm" onClick={() => chooser.current?.click()}>
          From a file
        </Button>
      </div>
      <RecipeFileInput ref={chooser} label="Append a saved recipe" onRead={append} />
    </form>
  )
}
