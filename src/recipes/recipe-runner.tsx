import { lazy, useRef, useState } from 'react'
import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import { joinLeftOut } from '#core/tool/left-out.ts'
import { useLocation } from '#frame/router/router.tsx'
import { useRecipe } from '#run/use-recipe.ts'
import { tools } from '#tools/manifests.ts'
import { Button } from '#ui/button.tsx'
import { Failure } from '#ui/failure.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { ToolContext } from '#ui/tool-context.ts'
import { useText, useTextValue, useWrittenText } from '#ui/text-area/use-text.ts'
import { useKeyboard } from '#ui/use-keyboard.ts'
import { useMainActionKey } from '#ui/use-main-action-key.ts'
import { readRecipeFile } from './read-recipe-file.ts'
import { RecipeResult, textRows } from './recipe-result.tsx'
import { RecipeSharing, typedNotation } from './recipe-sharing.tsx'
import { type Starter, starters } from './starters.ts'
import { StepsContext } from './steps-context.ts'
import { StepList } from './step-list.tsx'
import { useRecipeAddress } from './use-recipe-address.ts'
import { useRecipeSteps } from './use-recipe-steps.ts'
import { StartingPoints } from './starting-points.tsx'
import './recipe-runner.css'

const filesContext = { id: 'recipe', options: {}, FilesPanel: lazy(() => import('./recipe-files.tsx')) }

/** Those whose tools are published. */
const publishedStarters = starters.filter(({ recipe }) => parseRecipe(recipe, tools).ok)

const unreadable = 'This recipe can’t be read, so nothing was changed. You can correct it under “Recipe as text”.'

interface RecipeRunnerProps {
  /** The steps at first, in the notation of recipes. */
  recipe?: string
  /** A text that shows what the recipe does, offered while there is no text. */
  example?: string
  /** Whether the address of the page contains the recipe. */
  hasAddress?: boolean
}

/** A text, the steps it goes through, and the result. Each page keeps its own text and steps until it is reloaded. */
export function RecipeRunner({ recipe = '', example, hasAddress = false }: RecipeRunnerProps) {
  const { pathname } = useLocation()
  const buffer = useText(`${pathname}/text`)
  const text = useTextValue(buffer)
  const editor = useRecipeSteps(pathname, recipe)
  const { steps } = editor
  const wrong = editor.wrong?.change === typedNotation ? undefined : editor.wrong
  useRecipeAddress(editor, hasAddress)
  const writtenText = useWrittenText(buffer)
  const run = useRecipe(steps, text.length === 0 ? undefined : writtenText)
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  const layout = useRef<HTMLDivElement>(null)
  useMainActionKey(layout)
  useKeyboard(layout)

  /** Opens a dropped file if it is a saved recipe. */
  const acceptFile = (file: File) => {
    if (!file.name.endsWith('.recipe')) return false
    void readRecipeFile(file).then((notation) => {
      if (notation !== undefined) editor.open(notation, 'open')
    })
    return true
  }

  const start = (starter: Starter) => {
    editor.read(starter.recipe, 'start')
    if (text.length === 0) buffer.paste(starter.text)
    setMessage(`${starter.title}: recipe loaded`)
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={layout} className="tool-layout recipe" data-stale={run.isStale || undefined}>
      <div className="recipe-text">
        <ToolContext value={filesContext}>
          <StepsContext value={steps}>
            <TextArea
              isMain
              buffer={buffer}
              label="Your text"
              placeholder="Type or paste text, or drop a file here"
              rows={textRows}
              acceptFile={acceptFile}
            />
          </StepsContext>
        </ToolContext>
        {text.length === 0 && example !== undefined && (
          <StartingPoints
            starts={[{ title: 'See what it does' }]}
            onChoose={() => {
              buffer.paste(example)
              heading.current?.focus({ preventScroll: true })
            }}
          />
        )}
      </div>
      <section className="recipe-steps" aria-label="Recipe">
        <div className="text-area-bar">
          <h2 ref={heading} tabIndex={-1} className="text-area-label">
            Steps
          </h2>
          {editor.canUndo && (
            <Button
              variant="ghost"
              size="sm"
              aria-label="Undo the last change of the steps"
              onClick={() => {
                editor.undo()
                setMessage('Undone')
                // The button may disappear.
                heading.current?.focus({ preventScroll: true })
              }}
            >
              <Icon name="undo-2" />
              Undo
            </Button>
          )}
        </div>
        {/* Typing shows the mistake at the field. A message here would move the field. */}
        <Failure outcome={wrong && { ok: false, message: unreadable, detail: wrong.message }} />
        <p role="status" className="left-out small-note">
          {joinLeftOut(editor.leftOut)}
        </p>
        {steps.length === 0 && (
          <div className="recipe-start box">
            <p className="small-note">Each step is a tool that works on the result of the step before it.</p>
            {publishedStarters.length > 0 && <StartingPoints starts={publishedStarters} onChoose={start} />}
          </div>
        )}
        <StepList recipe={editor} run={run} announce={setMessage} />
        <p role="status" className="visually-hidden">
          {message}
        </p>
      </section>
      <RecipeResult id={pathname} steps={steps} source={buffer} run={run} />
      <RecipeSharing recipe={editor} announce={setMessage} />
    </div>
  )
}
