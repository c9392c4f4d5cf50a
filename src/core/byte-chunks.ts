export type ByteChunks = AsyncGenerator<Uint8Array, void, void>

/** What a browser's `Blob` has of use here. Engines and their tests know no browser. */
export interface ByteSource {
  stream(): {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
      cancel(): Promise<unknown>
    }
  }
}

/** A file's bytes as they come. */
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

/** The same bytes in chunks of at most this length. */
export async function* limitChunkLength(chunks: AsyncIterable<Uint8Array>, length: number): ByteChunks {
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; start += length) yield chunk.subarray(start, start + length)
  }
}

/** The same bytes, the first chunk at least this long unless there are no more. */
export async function* withLongFirstChunk(chunks: AsyncIterable<Uint8Array>, length: number): ByteChunks {
  let start: Uint8Array | undefined = new Uint8Array()
  for await (const chunk of chunks) {
    if (!start) {
      yield chunk
      continue
    }
    start = joinBytes([start, chunk])
    if (start.length < length) continue
    yield start
    start = undefined
  }
  if (start?.length) yield start
}

/** The bytes a text stands for. */
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
