import { type ReactNode, type Ref, useRef, useState } from 'react'
import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import {
  formatSharedRecipe,
  readSharedRecipe,
  recipeCommand,
  typedTexts,
  writeRecipeHash,
} from '#core/recipe/share-recipe.ts'
import { stepTools } from '#tools/step-tools.ts'
import { Button } from '#ui/button.tsx'
import { copyWithToast } from '#ui/clipboard.ts'
import { downloadText } from '#ui/download.ts'
import { countOf } from '#ui/format.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { AppendForm } from './append-form.tsx'
import { NotationField } from './notation-field.tsx'
import { RecipeFileInput } from './recipe-file-input.tsx'
import type { RecipeSteps } from './use-recipe-steps.ts'

interface RecipeSharingProps {
  recipe: RecipeSteps
  announce: (message: string) => void
}

/** The name of the change for the undo history. */
export const typedNotation = 'notation'

/** Says which typed text a link contains, and which it does not: ` (includes your pattern)`. */
function describeTypedTexts({ shared, leftOut }: ReturnType<typeof typedTexts>): string {
  const parts = [
    ...(shared.length > 0 ? [`includes your ${shared.join(' and ')}`] : []),
    ...(leftOut.length > 0 ? [`leaves out your ${leftOut.join(' and ')}`] : []),
  ]
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

/** The recipe as text, and the buttons that copy, save and open it. */
export function RecipeSharing({ recipe, announce }: RecipeSharingProps) {
  const { steps, wrong, read } = recipe
  const chooser = useRef<HTMLInputElement>(null)
  const appendButton = useRef<HTMLButtonElement>(null)
  const [isAppending, setIsAppending] = useState(false)
  const [draft, setDraft] = useState<string>()
  const notation = formatSharedRecipe(steps)
  const isEmpty = steps.length === 0

  // What is being typed may be written differently, with other spaces for example.
  const parsedDraft = draft === undefined ? undefined : parseRecipe(draft, stepTools)
  const isDraftShown = parsedDraft?.ok === true && formatSharedRecipe(parsedDraft.steps) === notation

  return (
    <section className="tool-layout-below recipe-sharing" aria-label="Share the recipe">
      <NotationField
        label="Recipe as text"
        value={wrong?.source ?? (isDraftShown && draft !== undefined ? draft : notation)}
        placeholder="text-cleaner | line-sorter | duplicate-remover"
        problem={wrong}
        onChange={(text) => {
          const shared = readSharedRecipe(text)
          setDraft(shared)
          read(shared, typedNotation)
        }}
        onBlur={() => {
          setDraft(undefined)
        }}
      />
      <div className="actions">
        <SharingButton
          icon="link"
          disabled={isEmpty}
          onClick={() => {
            void copyWithToast(new URL(`/recipes${writeRecipeHash(steps)}`, location.origin).href, 'Link copied!')
          }}
        >
          Copy link{describeTypedTexts(typedTexts(steps))}
        </SharingButton>
        <SharingButton
          icon="terminal"
          disabled={isEmpty}
          onClick={() => {
            void copyWithToast(recipeCommand(steps), 'Command copied!')
          }}
        >
          Copy as command
        </SharingButton>
        <SharingButton
          icon="save"
          disabled={isEmpty}
          onClick={() => {
            downloadText('textwright.recipe', `${notation}\n`)
          }}
        >
          Save recipe
        </SharingButton>
        <SharingButton icon="folder-open" onClick={() => chooser.current?.click()}>
          Open recipe
        </SharingButton>
        <SharingButton
          ref={appendButton}
          icon="plus"
          isExpanded={isAppending}
          onClick={() => {
            setIsAppending(!isAppending)
          }}
        >
          Append a recipe
        </SharingButton>
        <RecipeFileInput
          ref={chooser}
          label="Open a saved recipe"
          onRead={(text) => {
            read(text, 'open')
            announce('Recipe opened')
          }}
        />
      </div>
      {isAppending && (
        <AppendForm
          recipe={recipe}
          onDone={(count) => {
            // The form disappears.
            appendButton.current?.focus()
            setIsAppending(false)
            announce(`${countOf(count, 'step')} appended`)
          }}
        />
      )}
    </section>
  )
}

interface SharingButtonProps {
  icon: IconName
  disabled?: boolean
  isExpanded?: boolean
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

function SharingButton({ icon, isExpanded, children, ...rest }: SharingButtonProps) {
  return (
    <Button variant="ghost" size="sm" aria-expanded={isExpanded} {...rest}>
      <Icon name={icon} />
      <span>{children}</span>
    </Button>
  )
}
