import { splitIntoChunks, chunkEnd, chunkLength } from '#core/long-text/split-text.ts'
import type { TextSource, ChunkedText } from '#core/long-text/text-source.ts'
import { toOneByteString } from './one-byte-string.ts'

/** In UTF-16 code units. In longer texts, the textarea's layout makes typing lag. */
export const maxPlainLength = 100_000

/** A textarea lays out every line, visible or not: 20,000 short lines take seconds. */
export const maxPlainLines = 1000

export function isLarge(text: { readonly length: number }): boolean {
  return text.length > maxPlainLength
}

/** Converts every line break to LF, like a textarea. Chunks must not split CR LF. */
export function normalizeLineBreaks(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/** Returns whether a text is too large for a textarea. */
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

/** Returns the length of a text after normalizing its line breaks. */
function normalizedLength(text: string): number {
  return text.includes('\r') ? text.length - countOccurrences(text, '\r\n') : text.length
}

/** A large text that is split into chunks on demand and only once. */
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
 * Converts a text to a source with LF line breaks, like a textarea, so that offsets are the same in both. A large text
 * is processed when its chunks are read.
 */
export function toTextSource(text: string): TextSource {
  const length = normalizedLength(text)
  return length <= maxPlainLength ? normalizeLineBreaks(text) : new LazyChunkedText(text, length)
}

/** Converts a text in chunks to a source with LF line breaks. */
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

/** Returns a source for chunks that already have LF line breaks. */
export function textSourceFromChunks(chunks: readonly string[]): TextSource {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  if (length <= maxPlainLength) return chunks.join('')
  return { length, chunks: () => chunks }
}

/** Returns a source for a text that is read in ranges, such as an editor's document. */
export function textSourceFromSlices(length: number, slice: (from: number, to: number) => string): ChunkedText {
  return {
    length,
    *chunks() {
      for (let start = 0; start < length; ) {
        const text = slice(start, Math.min(start + chunkLength + 1, length))
        const chunk = text.slice(0, chunkEnd(text, chunkLength))
        yield chunk
        start += chunk.length
      }
    },
  }
}

/** Returns the text or, if it is large, its first chunk. */
export function beginningOf(text: TextSource): string {
  if (typeof text === 'string') return text
  const [first = ''] = text.chunks()
  return first
}

export function sourceChunks(text: TextSource): Iterable<string> {
  return typeof text === 'string' ? splitIntoChunks(text) : text.chunks()
}
