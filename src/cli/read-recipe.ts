import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import type { NotationProblem } from '#core/recipe/read-tokens.ts'
import { findMisplacedStep, nameStep, type RecipeStep } from '#core/recipe/recipe.ts'
import type { RegisteredTool } from '#tools/manifests.ts'
import { standardInput } from './arguments.ts'
import type { RecipeCall } from './call.ts'

type CheckedRecipe =
  | { readonly ok: true; readonly steps: readonly RecipeStep<RegisteredTool>[]; readonly files: readonly string[] }
  | { readonly ok: false; readonly message: string }

/** Parses a recipe for these files. Without files it reads standard input, unless the first step is a generator. */
export function readRecipe(
  notation: string,
  { files, encoding, inPlace }: Pick<RecipeCall, 'files' | 'encoding' | 'inPlace'>,
  tools: readonly RegisteredTool[],
): CheckedRecipe {
  const parsed = parseRecipe(notation, tools)
  if (!parsed.ok) return { ok: false, message: showProblem(notation, parsed) }
  const { steps } = parsed
  const misplaced = findMisplacedStep(steps)
  if (misplaced) return { ok: false, message: nameStep(steps, misplaced.index) + misplaced.message }
  const first = steps.find(({ isOn }) => isOn)
  if (!first) return { ok: false, message: 'The recipe has no steps.' }
  const [input] = Object.values(first.tool.inputs)
  const last = steps.findLast(({ isOn }) => isOn)
  if (inPlace !== undefined && last?.tool.result === 'report') {
    return { ok: false, message: `${last.tool.id} doesn’t change text, so it can’t be used with --in-place.` }
  }
  if (encoding !== undefined && input?.kind !== 'text') {
    return { ok: false, message: `${first.tool.id} doesn’t read text, so --encoding has no effect.` }
  }
  if (input) {
    return { ok: true, steps, files: files.length === 0 ? [standardInput] : files }
  }
  if (files.length > 0) return { ok: false, message: `${first.tool.id} doesn’t read files.` }
  return { ok: true, steps, files }
}

/** Shows the line with the mistake and marks it. */
function showProblem(source: string, { message, start, end }: NotationProblem): string {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  const [line = ''] = source.slice(lineStart).split('\n', 1)
  const before = source.slice(lineStart, start).replace(/[^\t]/gu, ' ')
  const length = Math.max(1, Math.min(end, lineStart + line.length) - start)
  return `${message}\n\n  ${line}\n  ${before}${'^'.repeat(length)}`
}
