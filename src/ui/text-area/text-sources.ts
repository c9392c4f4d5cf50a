import { splitIntoChunks, chunkEnd, chunkLength } from '#core/split-text.ts'
import type { TextSource, ChunkedText } from '#core/text-source.ts'
import { toOneByteString } from '#core/text/one-byte-string.ts'

/** In UTF-16 units. Past this a textarea lays out for so long that typing stutters. */
export const maxPlainLength = 100_000

/** A textarea lays out every line, on screen or not: 20,000 short ones take it seconds. */
export const maxPlainLines = 1000

export function isLarge(text: { readonly length: number }): boolean {
  return text.length > maxPlainLength
}

/** Every line break as a text area has it. Whoever cuts a text keeps CR and LF in one chunk. */
export function normalizeLineBreaks(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/** Whether a text is more than a textarea can show at once. */
export function needsEditor(text: TextSource): boolean {
  return typeof text !== 'string' || hasMoreLines(text, maxPlainLines)
}

function hasMoreLines(text: string, maxLines: number): boolean {
  let lines = 1
  for (let index = text.indexOf('\n'); index !== -1 && lines <= maxLines; index = text.indexOf('\n', index + 1))
    lines += 1
  return lines > maxLines
}

function countOccurrences(text: string, search: string): number {
  let count = 0
  for (let index = text.indexOf(search); index !== -1; index = text.indexOf(search, index + search.length)) count += 1
  return count
}

/** How long a text is once its line breaks are plain. */
function normalizedLength(text: string): number {
  return text.includes('\r') ? text.length - countOccurrences(text, '\r\n') : text.length
}

/** A large text that becomes chunks as they are asked for, and is gone through once. */
class LazyChunkedText implements ChunkedText {
  readonly length: number
  readonly #remaining: Iterator<string, void>
  readonly #chunks: string[] = []

  constructor(text: string, length: number) {
    this.length = length
    this.#remaining = splitIntoChunks(text)
  }

  *chunks(): Generator<string, void, undefined> {
    for (let index = 0; index < this.#chunks.length || this.#loadNext(); index += 1) yield this.#chunks[index] as string
  }

  #loadNext(): boolean {
    const { value, done } = this.#remaining.next()
    if (done === true) return false
    this.#chunks.push(toOneByteString(normalizeLineBreaks(value)))
    return true
  }
}

/**
 * Takes a text in as a text area would, with LF for every line break, so that a place in the area is the same place in
 * the text. A large one is not gone through at once but as its chunks are asked for.
 */
export function toTextSource(text: string): TextSource {
  const length = normalizedLength(text)
  return length <= maxPlainLength ? normalizeLineBreaks(text) : new LazyChunkedText(text, length)
}

/** The same for a text that was cut. */
export function textSourceFromRawChunks(chunks: readonly string[]): TextSource {
  const length = chunks.reduce((sum, chunk) => sum + normalizedLength(chunk), 0)
  if (length <= maxPlainLength) return normalizeLineBreaks(chunks.join(''))
  return {
    length,
    *chunks() {
      for (const chunk of chunks) yield normalizeLineBreaks(chunk)
    },
  }
}

/** A text that arrived in chunks, already with LF for every line break. */
export function textSourceFromChunks(chunks: readonly string[]): TextSource {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  if (length <= maxPlainLength) return chunks.join('')
  return { length, chunks: () => chunks }
}

/** A text that can be asked for any of its parts, such as an editor's document. */
export function textSourceFromSlices(length: number, slice: (from: number, to: number) => string): ChunkedText {
  return {
    length,
    *chunks() {
      for (let start = 0; start < length;) {
        const text = slice(start, Math.min(start + chunkLength + 1, length))
        const chunk = text.slice(0, chunkEnd(text, chunkLength))
        yield chunk
        start += chunk.length
      }
    },
  }
}

export function sourceChunks(text: TextSource): Iterable<string> {
  return typeof text === 'string' ? splitIntoChunks(text) : text.chunks()
}
