import { megabyte } from './mcp-limits.ts'

const lineBreak = 0x0a

/**
 * Joins chunks until they contain the end of a line. Without this, the SDK would copy and search all that it has of a message
 * again for each chunk, which takes a minute for a long one. Throws if a line is longer than `maxSize` bytes.
 */
export async function* wholeLines(input: AsyncIterable<Buffer>, maxSize: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of input) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxSize) throw new Error(`Stopped: a message is longer than ${String(maxSize / megabyte)} MB.`)
    if (!chunk.includes(lineBreak)) continue
    yield Buffer.concat(chunks)
    chunks = []
    size = 0
  }
}
