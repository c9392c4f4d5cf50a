import { useEffect, useRef, useState } from 'react'
import { chooseTool } from '#ui/choose-tool.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { RecipeRun } from '#run/use-recipe.ts'
import { tools } from '#tools/manifests.ts'
import { indexForTool, moveStep, newStep } from './edit-steps.ts'
import { StepCard } from './step-card.tsx'
import type { RecipeSteps } from './use-recipe-steps.ts'
import { useStepDrag } from './use-step-drag.ts'

interface StepListProps {
  recipe: RecipeSteps
  run: RecipeRun
  /** Tells screen readers and the visitor what has changed. */
  announce: (message: string) => void
}

/** The steps of a recipe in their order, and the button that adds one. */
export function StepList({ recipe, run, announce }: StepListProps) {
  const { steps, change } = recipe
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [newestKey, setNewestKey] = useState<number>()
  // The key of the step to focus after the next render; null is the button that adds a step.
  const [focused, setFocused] = useState<{ readonly key: number | null }>()

  useEffect(() => {
    if (!focused) return
    const { key } = focused
    const heading = list.current?.querySelector<HTMLElement>(`[data-step="${String(key)}"] h3`)
    ;(heading ?? addButton.current)?.focus()
  }, [focused])

  const move = (from: number, to: number) => {
    const name = steps[from]?.tool.name ?? ''
    if (to < 0 || to >= steps.length) return
    change(moveStep(steps, from, to), 'move')
    announce(`${name} is now step ${String(to + 1)} of ${String(steps.length)}`)
  }
  const { handleOf, dropEdgeOf } = useStepDrag(list, move)

  const add = (id: string) => {
    const tool = tools.find((known) => known.id === id)
    const index = tool && indexForTool(steps, tool)
    if (!tool || index === undefined) return
    const step = newStep(tool)
    change(steps.toSpliced(index, 0, step), `add ${String(step.key)}`)
    setNewestKey(step.key)
    setFocused({ key: step.key })
    announce(`${tool.name} added as step ${String(index + 1)}`)
  }

  const remove = (index: number) => {
    const { tool, key } = steps[index] as (typeof steps)[number]
    change(steps.toSpliced(index, 1), `remove ${String(key)}`)
    const next = steps[index + 1] ?? steps[index - 1]
    setFocused({ key: next?.key ?? null })
    announce(`${tool.name} removed`)
  }

  // The step that failed is the first one that is on and has no report.
  const failedIndex =
    run.outcome?.ok === false ? steps.findIndex(({ isOn }, index) => isOn && !run.reports.has(index)) : -1

  return (
    <>
      <ol ref={list} className="steps" aria-label="Steps">
        {steps.map((step, index) => (
          <StepCard
            key={step.key}
            step={step}
            index={index}
            isLast={index === steps.length - 1}
            report={run.reports.get(index)}
            failure={index === failedIndex && run.outcome?.ok === false ? run.outcome : undefined}
            isNew={step.key === newestKey}
            dropEdge={dropEdgeOf(index, steps.length)}
            onChange={(changed, name) => change(steps.with(index, changed), name)}
            onMove={(offset) => move(index, index + offset)}
            onRemove={() => remove(index)}
            dragHandle={handleOf(index)}
          />
        ))}
      </ol>
      <Button
        ref={addButton}
        variant={steps.length === 0 ? 'default' : 'outline'}
        size="sm"
        className="add-step"
        aria-haspopup="dialog"
        onClick={() => {
          const ids = tools.filter((tool) => indexForTool(steps, tool) !== undefined).map(({ id }) => id)
          chooseTool({ title: 'Add a step', ids, previous: steps.at(-1)?.tool.id, onChoose: add })
        }}
      >
        <Icon name="plus" />
        Add step
      </Button>
    </>
  )
}
