import type { ByteChunks } from '#core/byte-chunks.ts'
import type { Options, OptionValues } from '#core/options.ts'
import { seededRandom } from '#core/seeded-random.ts'
import { chunkedResultOf } from '#core/chunked-result.ts'
import { type AnyEngine, type EngineContext, type Inputs, type InputValues, timeLimitOf } from '#core/tool.ts'
import { createEngineContext } from '#run/engine-context.ts'
import type { RegisteredTool } from '#tools/registry.ts'
import type { ToolCall } from './arguments.ts'
import { toBase64 } from './base64.ts'
import { createHasher } from './hasher.ts'
import { decodeUtf8, readStart, readFiles, readAll, rejoin } from './read-input.ts'
import {
  streamedToJson,
  streamedToText,
  toJson,
  writeText,
  type Chunk,
  type ResultStream,
  type Write,
} from './write-result.ts'

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
  /** Larger inputs are streamed if the engine supports it, so that memory use stays constant. */
  readonly streamSize: number
  /** Reports how many bytes of a stream are processed. */
  progress(done: number): void
}

/**
 * Reads the inputs, runs the engine and writes the result. Returns the engine's note about it, if any; JSON output already
 * contains it. Throws an `InputError` for a user's mistake.
 */
export async function runTool(
  tool: RegisteredTool,
  engine: AnyEngine,
  call: ToolCall,
  environment: RunEnvironment,
): Promise<string | undefined> {
  const sources = Object.entries(tool.inputs).map(([name, { kind }], index) => ({
    name,
    kind,
    chunks: readFiles(call.files[index] ?? [], kind),
  }))
  const timeLimit = timeLimitOf(tool, call.options)
  const [source] = sources
  if (engine.stream && source && sources.length === 1) {
    const start = await readStart(source.chunks, environment.streamSize)
    source.chunks = rejoin(start)
    if (start.rest) {
      const chunks = reportProgress(source.chunks, environment)
      const { options, seed } = call
      const stream =
        timeLimit === undefined
          ? engine.stream(chunks, options, createCommandContext(seed))
          : environment.streamWithTimeLimit(
              timeLimit,
              { id: tool.id, options, ...(seed !== undefined && { seed }) },
              chunks,
            )
      await writeText(call.json ? streamedToJson(stream) : streamedToText(stream, engine), environment.write)
      return undefined
    }
  }

  const input: Record<string, Chunk> = {}
  for (const { name, kind, chunks } of sources) {
    const bytes = await readAll(chunks)
    input[name] = kind === 'text' ? decodeUtf8(bytes) : bytes
  }
  // Each input has the kind from its manifest, which the type `Inputs` cannot express.
  const job = { ...call, id: tool.id, input: input as InputValues<Inputs> }
  const result =
    timeLimit === undefined
      ? await engine.run(job.input, job.options, createCommandContext(job.seed))
      : await environment.runWithTimeLimit(timeLimit, job)
  const printed = () => chunkedResultOf(result)?.chunks ?? [engine.print(result)]
  await writeText(call.json ? [toJson(result)] : printed(), environment.write)
  return call.json ? undefined : engine.note?.(result)
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
