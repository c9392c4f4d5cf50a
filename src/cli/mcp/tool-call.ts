import { withNotes } from '#cli/document-files.ts'
import type { EngineJob } from '#cli/run-engine.ts'
import { didYouMean } from '#core/nearest-word.ts'
import { checkOptions } from '#core/tool/check-options.ts'
import { publicOptions } from '#core/tool/options.ts'
import { InputError } from '#core/tool/input-error.ts'
import type { RecipeStep } from '#core/recipe/recipe.ts'
import { seedOption } from '#core/random/seeded-random.ts'
import { timeLimitOf, type Input, type Inputs, type InputValues } from '#core/tool/manifest.ts'
import { setMarkAside } from '#run/byte-order-mark.ts'
import { loadEngine } from '#run/engines.ts'
import { runNotation, type RecipeResult } from '#run/run-notation.ts'
import { tools, type RegisteredTool } from '#tools/manifests.ts'
import type { AllowedFolders } from './allowed-folders.ts'
import { gallery } from './gallery.ts'
import { fileArgument, seedArgument } from './input-schema.ts'

type Arguments = Readonly<Record<string, unknown>>

export interface CallEnvironment {
  readonly folders: AllowedFolders
  /** In milliseconds, for a whole call. Patterns have a shorter limit of their own. */
  readonly timeLimit: number
  /** Runs the engine in a thread that can be stopped. Throws an `InputError` at the time limit. */
  readonly runWithTimeLimit: (timeLimit: number, job: EngineJob, limitMessage?: string) => Promise<unknown>
}

/** Runs a tool with the arguments of its schema. Throws an `InputError` for a mistake in them. */
export async function runToolCall(
  tool: RegisteredTool,
  args: Arguments,
  environment: CallEnvironment,
): Promise<RecipeResult> {
  const names = [...Object.keys(publicOptions(tool.options)), ...(tool.isRandom ? [seedArgument] : [])]
  checkNames(args, Object.keys(tool.inputs), names)
  const own = new Map(Object.entries(args))
  const input: Record<string, string | Uint8Array> = {}
  let notesStart: number | undefined
  const onNotes = (start: number) => {
    notesStart = start
  }
  for (const [name, { kind }] of Object.entries(tool.inputs)) {
    const value = await takeText(own, { name, kind, onNotes }, environment)
    if (value === undefined) throw new InputError(`${name} is missing.`)
    input[name] = setMarkAside(tool, value).text
  }
  const seed = tool.isRandom ? takeSeed(own) : undefined
  const step = withNotes({ tool, options: checkOptions(tool.options, Object.fromEntries(own)) }, notesStart)
  const engine = await loadEngine(tool.id)
  // Each input has the kind from its manifest, which the type `Inputs` cannot express.
  const result = await createRunner(environment, seed)(step, input as InputValues<Inputs>)
  const note = engine.note?.(result)
  return { text: engine.print(result), result, notes: note === undefined ? [] : [note] }
}

/** Runs a recipe, which is either in the notation of recipes or the name of one in the gallery. */
export async function runRecipeCall(args: Arguments, environment: CallEnvironment): Promise<RecipeResult> {
  checkNames(args, ['text'], ['recipe', seedArgument])
  const own = new Map(Object.entries(args))
  const recipe = takeString(own, 'recipe')
  if (recipe === undefined) throw new InputError('recipe is missing.')
  const notation = gallery.find(({ slug }) => slug === recipe)?.notation ?? recipe
  const seed = takeSeed(own)
  const readInput = (kind: Input['kind']) => takeText(own, { name: 'text', kind }, environment)
  return runNotation(notation, { tools, readInput }, createRunner(environment, seed))
}

/** Throws an `InputError` for an argument that there is not, before anything is said about one that is missing. */
function checkNames(args: Arguments, texts: readonly string[], others: readonly string[]): void {
  const names = [...texts, ...others]
  const known = [...names, ...texts.map(fileArgument)]
  const unknown = Object.keys(args).find((name) => !known.includes(name))
  if (unknown === undefined) return
  const suggestion = didYouMean(unknown, known)
  throw new InputError(
    `Unknown option ${unknown}.${suggestion === '' ? ` There are ${names.join(', ')}.` : suggestion}`,
  )
}

/** Takes a text out of the arguments, or reads the file that is given instead. */
async function takeText(
  args: Map<string, unknown>,
  { name, kind, onNotes }: { name: string; kind: Input['kind']; onNotes?: (start: number) => void },
  { folders }: CallEnvironment,
): Promise<string | Uint8Array | undefined> {
  const text = takeString(args, name)
  const file = takeString(args, fileArgument(name))
  if (text !== undefined && file !== undefined) throw new InputError(`Give ${name} or ${fileArgument(name)}, not both.`)
  return file === undefined ? text : folders.read(file, kind, onNotes)
}

function takeString(args: Map<string, unknown>, name: string): string | undefined {
  const value = args.get(name)
  args.delete(name)
  if (value === undefined || typeof value === 'string') return value
  throw new InputError(`${name} takes text.`)
}

function takeSeed(args: Map<string, unknown>): number | undefined {
  const seed = args.get(seedArgument)
  args.delete(seedArgument)
  if (seed === undefined) return undefined
  checkOptions({ [seedArgument]: seedOption }, { [seedArgument]: seed })
  return seed as number
}

/** Returns a function that runs engines in a thread, all of them together within the time limit of the call. */
function createRunner({ timeLimit, runWithTimeLimit }: CallEnvironment, seed: number | undefined) {
  const deadline = performance.now() + timeLimit
  return (
    { tool, options }: Pick<RecipeStep<RegisteredTool>, 'tool' | 'options'>,
    input: InputValues<Inputs>,
  ): Promise<unknown> => {
    const job = { id: tool.id, input, options, ...(seed !== undefined && { seed }) }
    const left = Math.max(1, deadline - performance.now())
    const patternLimit = timeLimitOf(tool, options)
    if (patternLimit !== undefined && patternLimit < left) return runWithTimeLimit(patternLimit, job)
    const message = `Stopped after ${String(timeLimit / 1000)} seconds. Try a shorter text.`
    return runWithTimeLimit(left, job, message)
  }
}
