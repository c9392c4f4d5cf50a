import type { OptionValues } from '#core/options.ts'
import { foldCase } from '#core/text/fold-case.ts'
import { mostFrequent } from '#core/text/most-frequent.ts'
import { decodedPieces } from '#core/text/pieces.ts'
import type { Host } from '#core/tool.ts'
import type { Deduplicated } from './engine.ts'
import { LineBuffer } from './line-buffer.ts'
import { LineSet } from './line-set.ts'
import { type Bytes, LineStore, viewWords } from './line-store.ts'
import type { tool } from './tool.ts'

type Options = OptionValues<(typeof tool)['options']>

const lineFeed = 0x0a

/** In bytes. So much is yielded at once, as a copy: what it comes from is soon written to again. */
const yieldedLength = 2 ** 20

/** Lines as they come. What is kept of them is one of each, and of nothing else. */
export async function* removeStream(
  chunks: AsyncIterable<Uint8Array>,
  options: Options,
  host: Host,
): AsyncGenerator<Uint8Array | string, Deduplicated, void> {
  const removing = new Removing(options)
  const buffer = new LineBuffer()

  function* writeNew(lines: Uint8Array): Generator<Uint8Array | string, void, void> {
    if (lines.length === 0) return
    // A break is written once there is a line behind it: where the last line goes, the break before it goes too.
    const needsBreak = removing.hasKept
    const kept = removing.keepNew(lines)
    if (kept.length > 0) {
      if (needsBreak) yield buffer.lineBreak ?? '\n'
      yield* written(kept.subarray(0, -1), buffer.lineBreak)
    }
    buffer.drop(lines)
  }

  for await (const piece of decodedPieces(chunks, host)) yield* writeNew(buffer.add(piece))
  const { lines, hadFeed } = buffer.finish()
  yield* writeNew(lines)
  if (removing.hasKept && hadFeed) yield buffer.lineBreak ?? '\n'
  return removing.finish()
}

function* written(bytes: Uint8Array, lineBreak = '\n'): Generator<Uint8Array | string, void, void> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for (let start = 0; start < bytes.length; start += yieldedLength) {
    const part = bytes.subarray(start, start + yieldedLength)
    yield lineBreak === '\n' ? part.slice() : decoder.decode(part, { stream: true }).replaceAll('\n', lineBreak)
  }
}

class Removing {
  hasKept = false
  readonly #options: Options
  readonly #store = new LineStore()
  readonly #set = new LineSet(this.#store)
  readonly #encoder = new TextEncoder()
  #removed = 0
  #different = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** The lines that no line before was equal to, each with its feed, moved together at the start of all. */
  keepNew(bytes: Uint8Array): Uint8Array {
    const lines = viewWords(bytes)
    const known = this.#set.takeLines(this.#asCompared(lines))
    let length = 0
    // Lines that stay move up by the stretch.
    let stretchStart = 0
    for (let line = 0, start = 0, next = 0; line < known.length; line++, start = next) {
      next = bytes.indexOf(lineFeed, start) + 1
      const place = known[line] as number
      if (place === 0) continue
      this.#remove(place, lines, { start, end: next - 1 })
      if (start > stretchStart) bytes.copyWithin(length, stretchStart, start)
      length += start - stretchStart
      stretchStart = next
    }
    if (stretchStart > 0) bytes.copyWithin(length, stretchStart)
    length += bytes.length - stretchStart
    this.hasKept ||= length > 0
    return bytes.subarray(0, length)
  }

  finish(): Deduplicated {
    // Not a list: that of many millions takes several times as much while it grows.
    const places = new Uint32Array(this.#different)
    let different = 0
    for (const place of this.#store.repeated()) places[different++] = place
    const counts = Int32Array.from(places, (place) => Math.min(this.#store.countOf(place), 0x7fffffff))
    const duplicates = mostFrequent(counts, this.#options.limit).map((index) => {
      const place = places[index] as number
      return { line: this.#store.writtenAt(place), count: this.#store.countOf(place) }
    })
    return { text: '', removed: this.#removed, different, duplicates }
  }

  #asCompared(lines: Bytes): Bytes {
    const { ignoreCase, ignoreSpace } = this.#options
    if (!ignoreCase && !ignoreSpace) return lines
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(lines.bytes)
    const trimmed = ignoreSpace ? text.split('\n').map((line) => line.trim()).join('\n') : text
    return viewWords(this.#encoder.encode(ignoreCase ? foldCase(trimmed) : trimmed))
  }

  #remove(place: number, text: Bytes, line: { start: number; end: number }): void {
    this.#removed += 1
    if (this.#store.countAgain(place) > 1) return
    this.#different += 1
    if (this.#options.limit === 0 || this.#store.isEqual(place, text, line)) return
    this.#store.setWritten(place, this.#store.add(text, line.start, line.end))
  }
}
