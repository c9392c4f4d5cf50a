import type { ByteChunks } from '#core/long-text/byte-chunks.ts'
import type { Options, OptionValues } from '#core/tool/options.ts'
import { timeLimitOf, type Inputs, type InputValues } from '#core/tool/manifest.ts'
import type { ResultStream } from '#run/result-stream.ts'
import type { LoadedStep } from '#run/run-recipe.ts'
import type { RegisteredTool } from '#tools/manifests.ts'
import { createCommandContext } from './command-context.ts'
import type { Write } from './write-result.ts'

export type CommandStep = LoadedStep<RegisteredTool>

/** A job for the engine thread. Without an input, it is a stream whose chunks are sent one by one. */
export interface EngineJob {
  readonly id: string
  readonly input?: InputValues<Inputs>
  readonly options: OptionValues<Options>
  readonly seed?: number
}

export interface RunEnvironment {
  readonly stdin?: AsyncIterable<Uint8Array>
  readonly write: Write
  /** Runs the engine in a thread that can be stopped. Throws an `InputError` at the time limit. */
  runWithTimeLimit(timeLimit: number, job: EngineJob): Promise<unknown>
  /** Like `runWithTimeLimit`, but for a stream of any length: the limit applies to each step. */
  streamWithTimeLimit(timeLimit: number, job: EngineJob, chunks: ByteChunks): ResultStream
  /** Whether the result is shown in a terminal with colors. */
  readonly hasColors?: boolean
  /** Colors the printed result of this tool. */
  readonly color?: ((text: string) => string) | undefined
  /** Larger inputs are streamed if every engine supports it, so that memory use stays constant. */
  readonly streamSize: number
  /** Reports how many bytes of a stream are processed. */
  progress(done: number): void
  /** Prints a message for the user. */
  readonly report: (message: string) => void
}

/** In milliseconds. Any pattern takes some time on a large file: a second more for every 5 million characters. */
function extraTime(input: InputValues<Inputs>): number {
  return Math.floor((Object.values(input)[0]?.length ?? 0) / 5_000_000) * 1000
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
    : runWithTimeLimit(timeLimit + extraTime(input), {
        id: tool.id,
        input,
        options,
        ...(seed !== undefined && { seed }),
      })
}

/** Like `runEngine`, for an engine that streams. */
export function streamEngine(
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
