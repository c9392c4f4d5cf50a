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
import { decodeUtf8, readStart, readFiles, readWhole, rejoin } from './read-input.ts'
import {
  streamedToJson,
  streamedToText,
  toJson,
  writeText,
  type Chunk,
  type ResultStream,
  type Write,
} from './write-result.ts'

/** A run as it is handed to a thread of its own. Without an input it is a stream, which comes by the chunk. */
export interface EngineJob {
  readonly id: string
  readonly input?: InputValues<Inputs>
  readonly options: OptionValues<Options>
  readonly seed?: number
}

export interface RunEnvironment {
  readonly write: Write
  /** Runs the engine where it can be stopped. A run that is stopped is a person's mistake. */
  runWithTimeLimit(timeLimit: number, job: EngineJob): Promise<unknown>
  /** The same for a stream, which may be as long as it likes: the limit is for each of its steps. */
  streamWithTimeLimit(timeLimit: number, job: EngineJob, chunks: ByteChunks): ResultStream
  /** Past this many bytes an engine that can stream does, so that memory stays flat. */
  readonly streamSize: number
  /** How many bytes of a stream are done. */
  progress(done: number): void
}

/**
 * Reads the inputs, runs the engine, writes the result. Gives what there is to say about it, which in JSON the result
 * itself does. A person's mistake is thrown as an `InputError`.
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
    const bytes = await readWhole(chunks)
    input[name] = kind === 'text' ? decodeUtf8(bytes) : bytes
  }
  // Each input was read as the kind its manifest names, which the general type cannot tell.
  const job = { ...call, id: tool.id, input: input as InputValues<Inputs> }
  const result =
    timeLimit === undefined
      ? await engine.run(job.input, job.options, createCommandContext(job.seed))
      : await environment.runWithTimeLimit(timeLimit, job)
  const printed = () => chunkedResultOf(result)?.chunks ?? [engine.print(result)]
  await writeText(call.json ? [toJson(result)] : printed(), environment.write)
  return call.json ? undefined : engine.note?.(result)
}

/** Counted where they are asked for: by then the ones before are done. */
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
