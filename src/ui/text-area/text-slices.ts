import { splitIntoChunks, chunkEnd, chunkLength } from '#core/split-text.ts'
import type { TextSource, ChunkedText } from '#core/text-source.ts'
import { toOneByteString } from '#core/text/one-byte-string.ts'

/** In UTF-16 units. Past this a textarea lays out for so long that typing stutters. */
export const largestPlainText = 100_000

/** A textarea lays out every line, on screen or not: 20,000 short ones take it seconds. */
export const mostPlainLines = 1000

export function isLarge(text: { readonly length: number }): boolean {
  return text.length > largestPlainText
}

/** Every line break as a text area has it. Whoever cuts a text keeps CR and LF in one chunk. */
export function withPlainBreaks(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/** Whether a text is more than a textarea can show at once. */
export function needsEditor(text: TextSource): boolean {
  return typeof text !== 'string' || hasMoreLines(text, mostPlainLines)
}

function hasMoreLines(text: string, most: number): boolean {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1 && lines <= most; at = text.indexOf('\n', at + 1)) lines += 1
  return lines > most
}

function countOccurrences(text: string, part: string): number {
  let count = 0
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) count += 1
  return count
}

/** How long a text is once its line breaks are plain. */
function plainLength(text: string): number {
  return text.includes('\r') ? text.length - countOccurrences(text, '\r\n') : text.length
}

/** A large text that becomes slices as they are asked for, and is gone through once. */
class TextToCut implements ChunkedText {
  readonly length: number
  readonly #uncut: Iterator<string, void>
  readonly #slices: string[] = []

  constructor(text: string, length: number) {
    this.length = length
    this.#uncut = splitIntoChunks(text)
  }

  *chunks(): Generator<string, void, undefined> {
    for (let index = 0; index < this.#slices.length || this.#cutNext(); index += 1) yield this.#slices[index] as string
  }

  #cutNext(): boolean {
    const { value, done } = this.#uncut.next()
    if (done === true) return false
    this.#slices.push(toOneByteString(withPlainBreaks(value)))
    return true
  }
}

/**
 * Takes a text in as a text area would, with LF for every line break, so that a place in the area is the same place in
 * the text. A large one is not gone through at once but as its slices are asked for.
 */
export function holdText(text: string): TextSource {
  const length = plainLength(text)
  return length <= largestPlainText ? withPlainBreaks(text) : new TextToCut(text, length)
}

/** The same for a text that was cut. */
export function holdCut(chunks: readonly string[]): TextSource {
  const length = chunks.reduce((sum, chunk) => sum + plainLength(chunk), 0)
  if (length <= largestPlainText) return withPlainBreaks(chunks.join(''))
  return {
    length,
    *chunks() {
      for (const chunk of chunks) yield withPlainBreaks(chunk)
    },
  }
}

/** A text that arrived in chunks, already with LF for every line break. */
export function holdChunks(chunks: readonly string[]): TextSource {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  if (length <= largestPlainText) return chunks.join('')
  return { length, chunks: () => chunks }
}

/** A text that can be asked for any of its parts, such as an editor's document. */
export function holdSliceable(length: number, slice: (from: number, to: number) => string): ChunkedText {
  return {
    length,
    *chunks() {
      for (let start = 0; start < length;) {
        const stretch = slice(start, Math.min(start + chunkLength + 1, length))
        const chunk = stretch.slice(0, chunkEnd(stretch, chunkLength))
        yield chunk
        start += chunk.length
      }
    },
  }
}

export function slicesOf(text: TextSource): Iterable<string> {
  return typeof text === 'string' ? splitIntoChunks(text) : text.chunks()
}
