import { chunkEnd, chunkLength, splitIntoChunks } from './chunks.ts'
import { toOneByteString } from './one-byte-string.ts'

/** A text that is too large to copy as a whole while the user types. It can be read in chunks. */
export interface ChunkedText {
  readonly length: number
  /** No chunk ends inside a surrogate pair. */
  chunks(): Iterable<string>
}

/** A text that may be long, as the page stores it: a string, or chunks. Its line breaks are LF, as in a textarea. */
export type LongText = string | ChunkedText

/** In UTF-16 code units. In longer texts, the textarea's layout makes typing lag. */
export const maxShortLength = 100_000

export function isLong(text: { readonly length: number }): boolean {
  return text.length > maxShortLength
}

/** Converts every line break to LF. Chunks must not split CR LF. */
export function normalizeLineBreaks(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/** Returns the length of a text after normalizing its line breaks. */
function normalizedLength(text: string): number {
  return text.includes('\r') ? text.length - (text.match(/\r\n/g)?.length ?? 0) : text.length
}

/** A text whose chunks are converted when they are first read. */
class ConvertedText implements ChunkedText {
  readonly length: number
  readonly #remaining: Iterator<string>
  readonly #chunks: string[] = []

  constructor(chunks: Iterable<string>, length: number) {
    this.length = length
    this.#remaining = chunks[Symbol.iterator]()
  }

  *chunks(): Generator<string, void, undefined> {
    for (let index = 0; index < this.#chunks.length || this.#convertNext(); index += 1)
      yield this.#chunks[index] as string
  }

  #convertNext(): boolean {
    const next = this.#remaining.next()
    if (next.done === true) return false
    this.#chunks.push(toOneByteString(normalizeLineBreaks(next.value)))
    return true
  }
}

/** Converts a text with any line breaks, or its chunks. A long text is processed when its chunks are read. */
export function toLongText(text: string | readonly string[]): LongText {
  const parts = typeof text === 'string' ? [text] : text
  const length = parts.reduce((sum, part) => sum + normalizedLength(part), 0)
  if (length <= maxShortLength) return normalizeLineBreaks(parts.join(''))
  return new ConvertedText(typeof text === 'string' ? splitIntoChunks(text) : text, length)
}

/** Returns a text that is read in ranges, such as an editor's document. */
export function longTextFromSlices(length: number, slice: (from: number, to: number) => string): ChunkedText {
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

export function chunksIn(text: LongText): Iterable<string> {
  return typeof text === 'string' ? splitIntoChunks(text) : text.chunks()
}

export function wholeText(text: LongText): string {
  return typeof text === 'string' ? text : [...text.chunks()].join('')
}

/** Returns at most `length` characters from the start of a text, without joining the rest. */
export function startOfText(text: LongText, length: number): string {
  if (typeof text === 'string') return text.slice(0, length)
  let start = ''
  for (const chunk of text.chunks()) {
    start += chunk
    if (start.length >= length) break
  }
  return start.slice(0, length)
}

/** Returns the text or, if it is long, its first chunk. */
export function beginningOf(text: LongText): string {
  if (typeof text === 'string') return text
  const [first = ''] = text.chunks()
  return first
}
