export type ByteChunks = AsyncGenerator<Uint8Array, void, void>

/** The part of `Blob` that engines use. Engines compile without DOM types. */
export interface ByteSource {
  stream(): {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
      cancel(): Promise<unknown>
    }
  }
}

/** Yields the bytes of a file. The platform decides how large the chunks are. */
export async function* fileChunks(file: ByteSource): ByteChunks {
  const reader = file.stream().getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done || !value) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

/** Yields the same bytes in chunks of at most `length` bytes. */
export async function* limitChunkLength(chunks: AsyncIterable<Uint8Array>, length: number): ByteChunks {
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; start += length) yield chunk.subarray(start, start + length)
  }
}

/** Yields the same bytes, with a first chunk of at least `length` bytes. A shorter input becomes a single chunk. */
export async function* withLongFirstChunk(chunks: AsyncIterable<Uint8Array>, length: number): ByteChunks {
  let start: Uint8Array | undefined = new Uint8Array()
  for await (const chunk of chunks) {
    const joined: Uint8Array = start ? joinBytes([start, chunk]) : chunk
    start = start && joined.length < length ? joined : undefined
    if (!start) yield joined
  }
  if (start && start.length > 0) yield start
}

/** Returns bytes unchanged and encodes text as UTF-8. */
export function bytesOf(value: Uint8Array | string): Uint8Array {
  return typeof value === 'string' ? new TextEncoder().encode(value) : value
}

export function joinBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    joined.set(chunk, offset)
    offset += chunk.length
  }
  return joined
}
