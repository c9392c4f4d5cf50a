import type { OptionValue } from '#core/tool/options.ts'
import type { Tool } from '#core/tool/manifest.ts'

/** What recipes need to know about a tool. */
export interface StepTool extends Pick<Tool, 'inputs' | 'options' | 'result' | 'resultExtension' | 'isChecksum'> {
  readonly id: string
  readonly name: string
}

/** A tool with a value for each of its options. The result of each step is the text of the next one. */
export interface RecipeStep<T extends StepTool = StepTool> {
  readonly tool: T
  readonly options: Readonly<Record<string, OptionValue>>
  /** A step that is switched off keeps its options but is not run. */
  readonly isOn: boolean
}

/**
 * Returns where in a recipe a tool can be used: generators only as the first step, tools that report on a text only as
 * the last one. A tool with two inputs cannot be a step.
 */
export function stepPosition({ inputs, result }: StepTool): 'any' | 'first' | 'last' | 'none' {
  const { length } = Object.keys(inputs)
  if (length > 1) return 'none'
  if (length === 0) return 'first'
  return result === 'report' ? 'last' : 'any'
}

/** Returns the first step that cannot be run at its position, and why. Steps that are switched off are ignored. */
export function findMisplacedStep(
  steps: readonly RecipeStep[],
): { readonly index: number; readonly message: string } | undefined {
  const first = steps.findIndex(({ isOn }) => isOn)
  const last = steps.findLastIndex(({ isOn }) => isOn)
  for (const [index, { tool, isOn }] of steps.entries()) {
    const position = isOn ? stepPosition(tool) : 'any'
    if (position === 'first' && index !== first) return { index, message: 'A generator can only be the first step.' }
    if (position === 'last' && index !== last) {
      return { index, message: 'A tool that reports on a text can only be the last step.' }
    }
  }
  return undefined
}

/** Returns the start of a message about a step: “Step 2, line-sorter: ”. */
export function nameStep(steps: readonly RecipeStep[], index: number): string {
  return `Step ${String(index + 1)}, ${steps[index]?.tool.id ?? ''}: `
}
