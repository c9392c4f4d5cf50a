import type { AnyEngine } from '#core/tool.ts'
import type { OutputFile } from './output-file.ts'

export type Chunk = string | Uint8Array

/** The return type of an engine's `stream`: yields output as it becomes ready, and returns the rest of the result. */
export type ResultStream = AsyncGenerator<Chunk, unknown, void>

/** Yields the whole printed result. */
export async function* printStream(stream: ResultStream, engine: AnyEngine): AsyncGenerator<Chunk, void, void> {
  const result = yield* stream
  yield engine.print(result)
}

/** Writes everything that an engine yields to a file and returns the engine's result. */
export async function drain(stream: ResultStream, output: OutputFile): Promise<unknown> {
  for (;;) {
    const { value, done } = await stream.next()
    if (done === true) return value
    await output.add(value)
  }
}
