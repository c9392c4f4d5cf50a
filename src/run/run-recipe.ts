import { bytesOf, type ByteChunks } from '#core/long-text/byte-chunks.ts'
import { chunkedResultOf } from '#core/long-text/chunked-result.ts'
import { InputError, isInputError } from '#core/tool/input-error.ts'
import { findMisplacedStep, type RecipeStep, type StepTool } from '#core/recipe/recipe.ts'
import type { AnyEngine } from '#core/tool/engine-interface.ts'
import type { Inputs, InputValues } from '#core/tool/manifest.ts'
import { putMarkBack, setMarkAside, streamWithoutMark } from './byte-order-mark.ts'
import { loadEngine } from './engines.ts'
import { printStream, type ResultStream } from './result-stream.ts'

/** A step that is switched on, with its index in the recipe. */
export interface LoadedStep<T extends StepTool = StepTool> extends RecipeStep<T> {
  readonly index: number
  readonly engine: AnyEngine
}

/** A user's mistake in one step of a recipe. */
export class StepError extends InputError {
  readonly index: number

  constructor(index: number, { message, detail }: InputError) {
    super(message, detail)
    this.index = index
  }
}

export interface StepResult {
  /** The index of the step in the recipe. */
  readonly index: number
  readonly result: unknown
  /** The printed result. */
  readonly chunks: readonly string[]
  /** Information that the printed result does not contain. */
  readonly note?: string
}

/** Loads the engines of the steps that are switched on. */
export async function loadSteps<T extends StepTool>(steps: readonly RecipeStep<T>[]): Promise<LoadedStep<T>[]> {
  const loaded = await Promise.all(
    steps.map(async (step, index) => step.isOn && { ...step, index, engine: await loadEngine(step.tool.id) }),
  )
  return loaded.filter((step) => step !== false)
}

/**
 * Runs the steps one after another and yields each result as soon as it is ready. `run` runs one engine: it provides
 * the context, which reports progress, and applies the time limit. A step that fails throws a `StepError`; the results
 * of the steps before it have been yielded by then.
 */
export async function* runRecipe<T extends StepTool>(
  steps: readonly LoadedStep<T>[],
  input: string | Uint8Array,
  run: (step: LoadedStep<T>, input: InputValues<Inputs>) => unknown,
): AsyncGenerator<StepResult, void, void> {
  const misplaced = findMisplacedStep(steps)
  let source = input
  for (const [position, step] of steps.entries()) {
    const { index, engine, tool } = step
    if (misplaced?.index === position) throw new StepError(index, new InputError(misplaced.message))
    const [name] = Object.keys(tool.inputs)
    const { mark, text } = setMarkAside(tool, source)
    const result = await attemptStep(index, () => run(step, name === undefined ? {} : { [name]: text as string }))
    const printed = chunkedResultOf(result)?.chunks ?? [engine.print(result)]
    const chunks = putMarkBack(mark, tool, { result, chunks: printed })
    const note = engine.note?.(result)
    yield { index, result, chunks, ...(note !== undefined && { note }) }
    if (position < steps.length - 1) source = chunks.join('')
  }
}

async function attemptStep(index: number, work: () => unknown): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    throw toStepError(error, index)
  }
}

/** Adds the index of the step to an `InputError`. The error of an earlier step in a stream keeps its own index. */
function toStepError(error: unknown, index: number): unknown {
  return isInputError(error) && !(error instanceof StepError) ? new StepError(index, error) : error
}

/**
 * Sends a text of any length through the steps. All engines must have `stream`. Yields the output of the last step and
 * returns the rest of its result. `stream` runs one engine, like `run` of `runRecipe`.
 */
export function streamRecipe<T extends StepTool>(
  steps: readonly LoadedStep<T>[],
  chunks: ByteChunks,
  stream: (step: LoadedStep<T>, chunks: ByteChunks) => ResultStream,
): ResultStream {
  const [step, ...others] = steps
  if (!step) throw new Error('A recipe without steps cannot be streamed')
  const output = attemptStream(
    step.index,
    streamWithoutMark(step.tool, chunks, (text) => stream(step, text)),
  )
  return others.length === 0 ? output : streamRecipe(others, printedBytes(output, step.engine), stream)
}

async function* attemptStream(index: number, stream: ResultStream): ResultStream {
  try {
    return yield* stream
  } catch (error) {
    throw toStepError(error, index)
  }
}

async function* printedBytes(stream: ResultStream, engine: AnyEngine): ByteChunks {
  for await (const chunk of printStream(stream, engine)) yield bytesOf(chunk)
}
