import { InputError } from '#core/tool/input-error.ts'
import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import { findMisplacedStep, nameStep, type RecipeStep, type StepTool } from '#core/recipe/recipe.ts'
import type { Input, Inputs, InputValues } from '#core/tool/manifest.ts'
import { loadSteps, runRecipe, StepError, type LoadedStep } from './run-recipe.ts'

export interface RecipeResult {
  /** The printed result of the last step. */
  readonly text: string
  /** The result of the last step, with all its fields. */
  readonly result: unknown
  /** What the steps say about their results, such as what was left out. */
  readonly notes: readonly string[]
}

interface RecipeSource<T extends StepTool> {
  readonly tools: readonly T[]
  /** Returns the text, or the bytes of a file if the first step takes bytes. */
  readonly readInput: (kind: Input['kind']) => Promise<string | Uint8Array | undefined>
}

/**
 * Runs a recipe in the notation of docs/recipes.md. `run` runs one engine. Throws an `InputError` that names the step.
 * For programs and agents: the command line, which also streams, checks a recipe before it opens files.
 */
export async function runNotation<T extends StepTool>(
  notation: string,
  { tools, readInput }: RecipeSource<T>,
  run: (step: LoadedStep<T>, input: InputValues<Inputs>) => unknown,
): Promise<RecipeResult> {
  const steps = readSteps(notation, tools)
  const loaded = await loadSteps(steps)
  const [first] = loaded
  if (!first) throw new InputError('The recipe has no steps.')
  const [firstInput] = Object.values(first.tool.inputs)
  const input = await readInput(firstInput?.kind ?? 'text')
  if (firstInput && input === undefined) throw new InputError('text is missing.')
  if (!firstInput && input !== undefined && input.length > 0) {
    throw new InputError(`${first.tool.id} doesn’t read any text.`)
  }
  let last: Omit<RecipeResult, 'notes'> = { text: '', result: undefined }
  const notes: string[] = []
  try {
    for await (const { index, result, chunks, note } of runRecipe(loaded, input ?? '', run)) {
      if (note !== undefined) notes.push(nameStep(steps, index) + note)
      last = { text: chunks.join(''), result }
    }
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    throw new InputError(nameStep(steps, error.index) + error.message, error.detail)
  }
  return { ...last, notes }
}

function readSteps<T extends StepTool>(notation: string, tools: readonly T[]): readonly RecipeStep<T>[] {
  const parsed = parseRecipe(notation, tools)
  if (!parsed.ok) {
    const { message, start, end } = parsed
    throw new InputError(message, undefined, { range: { start, end }, offset: start })
  }
  const misplaced = findMisplacedStep(parsed.steps)
  if (misplaced) throw new InputError(nameStep(parsed.steps, misplaced.index) + misplaced.message)
  return parsed.steps
}
