import { useId, useRef, useState } from 'react'
import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import {
  formatSharedRecipe,
  readSharedRecipe,
  recipeCommand,
  typedTexts,
  writeRecipeHash,
} from '#core/recipe/share-recipe.ts'
import { withBase } from '#config/site.ts'
import { findCard } from '#tools/cards.ts'
import { tools } from '#tools/manifests.ts'
import { Button } from '#ui/button.tsx'
import { copyWithToast } from '#ui/clipboard.ts'
import { downloadText } from '#ui/download.ts'
import { formatNumber } from '#core/format.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { privateField } from '#ui/private-field.ts'
import { readRecipeFile } from './read-recipe-file.ts'
import type { RecipeSteps } from './use-recipe-steps.ts'
import './recipe-sharing.css'

interface RecipeSharingProps {
  recipe: RecipeSteps
  announce: (message: string) => void
}

/** The name of the change for the undo history. */
export const typedNotation = 'notation'

/** The recipe as text, and the buttons that copy, save and open it. */
export function RecipeSharing({ recipe, announce }: RecipeSharingProps) {
  const { steps, open } = recipe
  const chooser = useRef<HTMLInputElement>(null)
  const link = () => new URL(withBase(`/recipes${writeRecipeHash(steps)}`), location.origin).href
  const buttons: readonly [icon: IconName, label: string, press: () => void][] = [
    ['link', `Copy link${describeTypedTexts(typedTexts(steps))}`, () => void copyWithToast(link(), 'Link copied!')],
    ['terminal', 'Copy as command', () => void copyWithToast(recipeCommand(steps), 'Command copied!')],
    ['save', 'Save recipe', () => downloadText('textwright.recipe', `${formatSharedRecipe(steps)}\n`)],
  ]
  return (
    <section className="tool-layout-below recipe-sharing" aria-label="Share the recipe">
      <NotationField recipe={recipe} />
      <div className="actions">
        {buttons.map(([icon, label, press]) => (
          <Button key={icon} variant="ghost" size="sm" disabled={steps.length === 0} onClick={press}>
            <Icon name={icon} />
            <span>{label}</span>
          </Button>
        ))}
        <Button variant="ghost" size="sm" onClick={() => chooser.current?.click()}>
          <Icon name="folder-open" />
          <span>Open recipe</span>
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".recipe,.txt"
          aria-label="Open a saved recipe"
          onChange={({ currentTarget }) => {
            void readRecipeFile(currentTarget.files?.[0]).then((notation) => {
              if (notation === undefined) return
              open(notation, 'open')
              announce('Recipe opened')
            })
            // Otherwise, choosing the same file again would not fire a change event.
            currentTarget.value = ''
          }}
        />
      </div>
    </section>
  )
}

/** Says which typed text a link contains, and which it does not: ` (includes your pattern)`. */
function describeTypedTexts({ shared, leftOut }: ReturnType<typeof typedTexts>): string {
  const parts = [
    ...(shared.length > 0 ? [`includes your ${shared.join(' and ')}`] : []),
    ...(leftOut.length > 0 ? [`leaves out your ${leftOut.join(' and ')}`] : []),
  ]
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

const placeholder = ['text-cleaner', 'line-sorter', 'duplicate-remover'].filter((id) => findCard(id)).join(' | ')

/** A field for the recipe in its notation. It says where a mistake is. */
function NotationField({ recipe: { steps, wrong, read, open } }: { recipe: RecipeSteps }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState<string>()
  const notation = formatSharedRecipe(steps)
  // What is being typed may be written differently, with other spaces for example.
  const parsedDraft = draft === undefined ? undefined : parseRecipe(draft, tools)
  const isDraftShown = parsedDraft?.ok === true && formatSharedRecipe(parsedDraft.steps) === notation
  return (
    <div className="field notation">
      <label htmlFor={id}>Recipe as text</label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={wrong?.source ?? (isDraftShown ? draft : notation)}
        placeholder={placeholder}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-problem`}
        {...privateField}
        onChange={({ target }) => {
          const shared = readSharedRecipe(target.value)
          setDraft(shared)
          // A link or command that is pasted may be older than the tools, unlike what is being typed.
          if (shared === target.value) read(shared, typedNotation)
          else open(shared, typedNotation)
        }}
        onBlur={() => setDraft(undefined)}
      />
      <p id={`${id}-problem`} role="status" className="small-note">
        {wrong && (
          <>
            {`Character ${formatNumber(wrong.start + 1)}: ${wrong.message} `}
            <Button
              variant="link"
              size="inline"
              onClick={() => {
                field.current?.focus()
                field.current?.setSelectionRange(wrong.start, wrong.end)
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
