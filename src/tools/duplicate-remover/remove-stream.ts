import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { foldCase } from '#core/text/fold-case.ts'
import { lineBreakOf } from '#core/text/lines.ts'
import { mostFrequent } from '#core/text/most-frequent.ts'
import { decodedPieces } from '#core/text/pieces.ts'
import { lastLineEnd, stretchesOf } from '#core/text/stretches.ts'
import type { Host } from '#core/tool.ts'
import type { Deduplicated } from './engine.ts'
import { LineSet } from './line-set.ts'
import { type Bytes, LineStore, viewWords } from './line-store.ts'
import type { tool } from './tool.ts'

type Options = OptionValues<(typeof tool)['options']>

const longestLine = 250_000_000

const lineFeed = 0x0a

/** Lines as they come. What is kept of them is one of each, and of nothing else. */
export async function* removeStream(
  chunks: AsyncIterable<Uint8Array>,
  options: Options,
  host: Host,
): AsyncGenerator<Uint8Array | string, Deduplicated, void> {
  const removing = new Removing(options)
  let lineBreak: string | undefined
  // A break is written once there is a line behind it: where the last line goes, the break before it goes too.
  let isPending = false
  let isEnded = false
  const stretches = stretchesOf(decodedPieces(chunks, host), { lastCut: lastLineEnd, longest: longestLine, tooLong })
  for await (const { text, isLast } of stretches) {
    if (text === '') continue
    lineBreak ??= lineBreakOf(text)
    const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
    isEnded = lines.endsWith('\n')
    const kept = removing.keepNew(isLast && !isEnded ? `${lines}\n` : lines)
    if (kept.length === 0) continue
    if (isPending) yield lineBreak
    isPending = true
    const between = kept.subarray(0, -1)
    yield lineBreak === '\n' ? between : decode(between).replaceAll('\n', lineBreak)
  }
  if (isPending && isEnded && lineBreak !== undefined) yield lineBreak
  return removing.finish()
}

function tooLong(): InputError {
  return new InputError('A line of this file is too long', 'It has more than 250 million characters. Are these lines at all?')
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

class Removing {
  readonly #options: Options
  readonly #store = new LineStore()
  readonly #set = new LineSet(this.#store)
  readonly #encoder = new TextEncoder()
  #removed = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** The lines that no line before was equal to, each with its feed. */
  keepNew(lines: string): Uint8Array {
    const text = viewWords(this.#encoder.encode(lines))
    const { bytes } = text
    const compared = this.#comparedLines(lines)
    const known = this.#set.takeLines(compared === lines ? text : viewWords(this.#encoder.encode(compared)))
    let length = 0
    // Lines that stay move up by the stretch.
    let stretchStart = 0
    for (let line = 0, start = 0, next = 0; line < known.length; line++, start = next) {
      next = bytes.indexOf(lineFeed, start) + 1
      const place = known[line] as number
      if (place === 0) continue
      this.#remove(place, text, { start, end: next - 1 })
      if (start > stretchStart) bytes.copyWithin(length, stretchStart, start)
      length += start - stretchStart
      stretchStart = next
    }
    if (stretchStart > 0) bytes.copyWithin(length, stretchStart)
    return bytes.subarray(0, length + bytes.length - stretchStart)
  }

  finish(): Deduplicated {
    const places = [...this.#store.repeated()]
    const counts = Int32Array.from(places, (place) => Math.min(this.#store.countOf(place), 0x7fffffff))
    const duplicates = mostFrequent(counts, this.#options.limit).map((index) => {
      const place = places[index] as number
      return { line: this.#store.writtenAt(place), count: this.#store.countOf(place) }
    })
    return { text: '', removed: this.#removed, different: places.length, duplicates }
  }

  #comparedLines(lines: string): string {
    const { ignoreCase, ignoreSpace } = this.#options
    const trimmed = ignoreSpace ? lines.split('\n').map((line) => line.trim()).join('\n') : lines
    return ignoreCase ? foldCase(trimmed) : trimmed
  }

  #remove(place: number, text: Bytes, line: { start: number; end: number }): void {
    this.#removed += 1
    const isFirst = this.#store.countAgain(place) === 1
    if (!isFirst || this.#options.limit === 0 || this.#store.isEqual(place, text, line)) return
    this.#store.setWritten(place, this.#store.add(text, line.start, line.end))
  }
}
