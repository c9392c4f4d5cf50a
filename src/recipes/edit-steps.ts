import { initialOptions } from '#core/tool/options.ts'
import { stepPosition, type RecipeStep } from '#core/recipe/recipe.ts'
import type { RegisteredTool } from '#tools/manifests.ts'

/** A step on the page. The key tells two steps with the same tool apart while they are moved. */
export interface EditedStep extends RecipeStep<RegisteredTool> {
  readonly key: number
}

let lastKey = 0

export function withKey(step: RecipeStep<RegisteredTool>): EditedStep {
  return { ...step, key: ++lastKey }
}

export function newStep(tool: RegisteredTool): EditedStep {
  return withKey({ tool, options: initialOptions(tool.options), isOn: true })
}

/**
 * Returns the index at which a tool can be added, or undefined if it fits nowhere: a generator goes first, a report
 * last, and any other tool before a report at the end.
 */
export function indexForTool(steps: readonly RecipeStep[], tool: RegisteredTool): number | undefined {
  const active = steps.filter(({ isOn }) => isOn)
  const hasGenerator = active[0] !== undefined && stepPosition(active[0].tool) === 'first'
  const report = active.findLast((step) => stepPosition(step.tool) === 'last')
  switch (stepPosition(tool)) {
    case 'none':
      return undefined
    case 'first':
      return hasGenerator ? undefined : 0
    case 'last':
      return report ? undefined : steps.length
    case 'any':
      return report ? steps.indexOf(report) : steps.length
  }
}

/** Returns the steps with one of them at another index. */
export function moveStep<S>(steps: readonly S[], from: number, to: number): S[] {
  const step = steps[from]
  if (step === undefined) return [...steps]
  return steps.toSpliced(from, 1).toSpliced(to, 0, step)
}
