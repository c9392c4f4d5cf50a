import { constants } from 'node:buffer'
import { InputError } from '#core/tool/input-error.ts'
import { splitByteOrderMark } from '#core/long-text/split-byte-order-mark.ts'
import type { Chunk, ResultStream } from '#run/result-stream.ts'

/** Resolves when the next chunk can be written, so that a fast engine waits for a slow reader. */
export type Write = (chunk: Chunk) => Promise<void>

const tooLarge = 'The result is too large for one JSON object.'

/**
 * Returns the result as one JSON object: a text becomes `text`, and a list becomes `items`. `file` is the first key, for
 * one of several files.
 */
export function toJson(result: unknown, file?: string): string {
  try {
    const object = asObject(result)
    return JSON.stringify(file === undefined ? object : { file, ...(object as object) })
  } catch (error) {
    // Escapes can make the text longer than the maximum string length.
    if (error instanceof RangeError) throw new InputError(tooLarge)
    throw error
  }
}

function asObject(result: unknown): unknown {
  if (typeof result === 'string') return { text: result }
  return Array.isArray(result) ? { items: result as readonly unknown[] } : result
}

/** Collects the whole text for one object, so memory use grows with the output. */
export async function* streamedToJson(stream: ResultStream, file?: string): AsyncGenerator<Chunk, void, void> {
  const decoder = new TextDecoder()
  const texts: string[] = []
  let length = 0
  let step = await stream.next()
  while (step.done !== true) {
    const text = typeof step.value === 'string' ? step.value : decoder.decode(step.value, { stream: true })
    texts.push(text)
    length += text.length
    if (length > constants.MAX_STRING_LENGTH) throw new InputError(tooLarge)
    step = await stream.next()
  }
  // A byte order mark belongs to a file, not to a string in JSON.
  const { text } = splitByteOrderMark(texts.join('') + decoder.decode())
  yield toJson(withText(text, step.value), file)
}

function withText(text: string, rest: unknown): unknown {
  if (text === '') return rest
  if (typeof rest === 'string') return text + rest
  const { text: end = '', ...others } = rest as { text?: string }
  return { text: text + end, ...others }
}

/**
 * Writes the chunks, and a line break if they do not end with one: `abc` and `abc\n` print the same line. An empty
 * `lineBreak` leaves the end as it is. Returns whether there was anything to write.
 */
export async function writeText(
  chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
  write: Write,
  lineBreak = '\n',
): Promise<boolean> {
  let last: Chunk | undefined
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue
    last = chunk
    await write(chunk)
  }
  if (last === undefined) return false
  if (lineBreak !== '' && !endsWithLineBreak(last)) await write(lineBreak)
  return true
}

function endsWithLineBreak(chunk: Chunk): boolean {
  const end = chunk.at(-1)
  return end === '\n' || end === '\r' || end === 0x0a || end === 0x0d
}
