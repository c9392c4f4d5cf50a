import { useEffect, useRef, useState } from 'react'
import { useLocation } from '#page/router.tsx'
import { useRecipe } from '#run/use-recipe.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Examples } from '#ui/examples.tsx'
import { countOf } from '#ui/format.ts'
import { Icon } from '#ui/icon.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { textSourceFromRawChunks } from '#ui/text-area/text-sources.ts'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { useKeyboardHeight } from '#ui/use-keyboard-height.ts'
import { useMainActionKey } from '#ui/use-main-action-key.ts'
import { starters } from './starters.ts'
import { StepList } from './step-list.tsx'
import { useRecipeAddress } from './use-recipe-address.ts'
import { useRecipeSteps } from './use-recipe-steps.ts'
import './recipes.css'

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
  const steps = useRecipeSteps(pathname, recipe)
  useRecipeAddress(steps, hasAddress)
  const run = useRecipe(steps.steps, text.length === 0 ? undefined : text)
  const [message, setMessage] = useState('')

  const result = useText(`${pathname}/result`)
  const resultValue = useTextValue(result)
  const { outcome } = run
  const isOn = steps.steps.some((step) => step.isOn)
  useEffect(() => {
    // Without steps, the text is the result.
    result.edit(outcome?.ok ? textSourceFromRawChunks(outcome.result) : isOn ? '' : text)
  }, [result, outcome, isOn, text])
  const last = Math.max(...run.reports.keys())
  const report = outcome?.ok ? run.reports.get(last) : undefined

  const layout = useRef<HTMLDivElement>(null)
  useMainActionKey(layout)
  useKeyboardHeight(layout)

  return (
    <div ref={layout} className="tool-layout recipe" data-stale={run.isStale || undefined}>
      <div className="recipe-text">
        <TextArea isMain buffer={buffer} label="Your text" placeholder="Type or paste text, or drop a file here" />
        {text.length === 0 && example !== undefined && (
          <Examples
            examples={[{ title: 'Show what it does' }]}
            onChoose={() => {
              buffer.replace(example)
            }}
          />
        )}
      </div>
      <section className="recipe-steps" aria-label="Recipe">
        <div className="text-area-bar">
          <h2 className="text-area-label">Steps</h2>
          {steps.canUndo && (
            <Button
              variant="ghost"
              size="sm"
              aria-label="Undo the last change of the steps"
              onClick={() => {
                steps.undo()
                setMessage('Undone')
              }}
            >
              <Icon name="undo-2" />
              Undo
            </Button>
          )}
        </div>
        {steps.steps.length === 0 && (
          <div className="recipe-start">
            <p>A recipe runs several tools one after another. Start with one of these, or add a step.</p>
            {starters.map((starter) => (
              <Button
                key={starter.title}
                variant="link"
                size="sm"
                onClick={() => {
                  steps.read(starter.recipe, 'start')
                  if (text.length === 0) buffer.replace(starter.text)
                }}
              >
                {starter.title}
              </Button>
            ))}
          </div>
        )}
        <StepList recipe={steps} run={run} announce={setMessage} />
        <p role="status" className="visually-hidden">
          {message}
        </p>
      </section>
      <div className="recipe-result output">
        <TextArea buffer={result} readOnly label="Result" placeholder="The result appears here" downloadName="result" />
        <RunStatus run={run} cancelledHint="The result is out of date." />
      </div>
      <div className="tool-layout-bar">
        <p className="text-soft-ink">
          {report && `${countOf(report.lines, 'line')} · ${countOf(report.characters, 'character')}`}
        </p>
        <CopyButton
          text={() => resultValue}
          copiedMessage="Result copied!"
          disabled={resultValue.length === 0 || run.isStale}
        />
      </div>
    </div>
  )
}
