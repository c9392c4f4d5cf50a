import type { ByteChunks } from '#core/byte-chunks.ts'
import type { Options, OptionValues } from '#core/options.ts'
import { seededRandom } from '#core/seeded-random.ts'
import { timeLimitOf, type EngineContext, type Inputs, type InputValues } from '#core/tool.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { printStream, type ResultStream } from '#run/result-stream.ts'
import { runRecipe, streamRecipe, type LoadedStep, type StepResult } from '#run/run-recipe.ts'
import type { RegisteredTool } from '#tools/registry.ts'
import { toBase64 } from './base64.ts'
import { createHasher } from './hasher.ts'
import { readFiles, readInput, readStart, rejoin, type ReadOptions } from './read-input.ts'
import { streamedToJson, toJson, writeText, type Write } from './write-result.ts'

export type CommandStep = LoadedStep<RegisteredTool>

/** A job for the engine thread. Without an input, it is a stream whose chunks are sent one by one. */
export interface EngineJob {
  readonly id: string
  readonly input?: InputValues<Inputs>
  readonly options: OptionValues<Options>
  readonly seed?: number
}

export interface RunEnvironment {
  readonly write: Write
  /** Runs the engine in a thread that can be stopped. Throws an `InputError` at the time limit. */
  runWithTimeLimit(timeLimit: number, job: EngineJob): Promise<unknown>
  /** Like `runWithTimeLimit`, but for a stream of any length: the limit applies to each step. */
  streamWithTimeLimit(timeLimit: number, job: EngineJob, chunks: ByteChunks): ResultStream
  /** Larger inputs are streamed if every engine supports it, so that memory use stays constant. */
  readonly streamSize: number
  /** Reports how many bytes of a stream are processed. */
  progress(done: number): void
}

interface StepsCall extends ReadOptions {
  readonly files: readonly string[]
  readonly json: boolean
  readonly seed?: number
}

/**
 * Reads the files, runs the steps and writes the result of the last one. Returns the results that have a note; JSON
 * output already contains the note. Throws a `StepError` for a user's mistake.
 */
export async function runSteps(
  steps: readonly [CommandStep, ...CommandStep[]],
  { files, json, seed, encoding }: StepsCall,
  environment: RunEnvironment,
): Promise<readonly StepResult[]> {
  const [input] = Object.values(steps[0].tool.inputs)
  let chunks = readFiles(files, input?.kind ?? 'text', { encoding })
  if (input && steps.every(({ engine }) => engine.stream !== undefined)) {
    const start = await readStart(chunks, environment.streamSize)
    chunks = rejoin(start)
    if (start.rest) {
      const stream = streamRecipe(steps, reportProgress(chunks, environment), (step, bytes) =>
        streamEngine(step, bytes, seed, environment),
      )
      const { engine } = steps.at(-1) as CommandStep
      await writeText(json ? streamedToJson(stream) : printStream(stream, engine), environment.write)
      return []
    }
  }

  const text = await readInput(chunks, input?.kind ?? 'text')
  const notes: StepResult[] = []
  let last: StepResult | undefined
  for await (const result of runRecipe(steps, text, (step, value) => runEngine(step, value, seed, environment))) {
    last = result
    if (result.note !== undefined) notes.push(result)
  }
  await writeText(json ? [toJson(last?.result)] : (last?.chunks ?? []), environment.write)
  return json ? [] : notes
}

/** Runs an engine, in a thread if it has a time limit. */
export function runEngine(
  { tool, engine, options }: CommandStep,
  input: InputValues<Inputs>,
  seed: number | undefined,
  { runWithTimeLimit }: Pick<RunEnvironment, 'runWithTimeLimit'>,
): unknown {
  const timeLimit = timeLimitOf(tool, options)
  return timeLimit === undefined
    ? engine.run(input, options, createCommandContext(seed))
    : runWithTimeLimit(timeLimit, { id: tool.id, input, options, ...(seed !== undefined && { seed }) })
}

function streamEngine(
  { tool, engine, options }: CommandStep,
  chunks: ByteChunks,
  seed: number | undefined,
  { streamWithTimeLimit }: Pick<RunEnvironment, 'streamWithTimeLimit'>,
): ResultStream {
  const timeLimit = timeLimitOf(tool, options)
  if (timeLimit !== undefined) {
    return streamWithTimeLimit(timeLimit, { id: tool.id, options, ...(seed !== undefined && { seed }) }, chunks)
  }
  const stream = engine.stream?.(chunks, options, createCommandContext(seed))
  if (!stream) throw new Error(`${tool.id} cannot stream`)
  return stream
}

/** Counts a chunk when the next one is requested, because only then has it been processed. */
async function* reportProgress(chunks: ByteChunks, { progress }: Pick<RunEnvironment, 'progress'>): ByteChunks {
  let done = 0
  for await (const chunk of chunks) {
    yield chunk
    done += chunk.length
    progress(done)
  }
}

export function createCommandContext(seed: number | undefined): EngineContext {
  return createEngineContext({
    hasher: createHasher,
    toBase64,
    ...(seed !== undefined && { random: seededRandom(seed) }),
  })
}
