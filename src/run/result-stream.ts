import type { AnyEngine } from '#core/tool/engine-interface.ts'

export type Chunk = string | Uint8Array

/** The return type of an engine's `stream`: yields output as it becomes ready, and returns the rest of the result. */
export type ResultStream = AsyncGenerator<Chunk, unknown, void>

/** Yields the whole printed result. */
export async function* printStream(stream: ResultStream, engine: AnyEngine): AsyncGenerator<Chunk, void, void> {
  const result = yield* stream
  yield engine.print(result)
}
