import { eachStretch } from '#core/text/graphemes.ts'
import { chunkLength, TextBuilder, textOfUnits } from '#core/text/text-builder.ts'

type Report = (done: number) => void

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The characters of the whole text from last to first. One of several units, such as a flag, keeps their order. */
export function reverseCharacters(text: string, report: Report): string {
  const parts: string[] = []
  const ascii = new ReversedAscii(text)
  let start = 0
  while (start < text.length) {
    const length = ascii.add(start)
    if (length > 0) {
      start += length
    } else {
      parts.push(ascii.take())
      const end = findSureBoundary(text, start + chunkLength)
      reverseMixed(text.slice(start, end), parts)
      start = end
    }
    report(start)
  }
  parts.push(ascii.take())
  return parts.reverse().join('')
}

/**
 * What is ASCII and a character each, turned round. It is gathered as bytes and becomes text all at once: thousands of
 * small texts, held until the end, would be moved about in memory.
 */
class ReversedAscii {
  readonly #text: string
  /** Filled from its end. Where nothing is written it takes no memory. */
  readonly #bytes: Uint8Array
  #start: number
  #end: number

  constructor(text: string) {
    this.#text = text
    this.#bytes = new Uint8Array(text.length)
    this.#start = text.length
    this.#end = text.length
  }

  /** Takes the next chunk if all of it can be taken, and tells how long it was. */
  add(from: number): number {
    const piece = this.#text.slice(from, endOfChunk(this.#text, from))
    const room = this.#bytes.subarray(this.#start - piece.length, this.#start)
    // Anything else takes more bytes than units, so that not all of it finds room.
    if (encoder.encodeInto(piece, room).read < piece.length || piece.includes('\r')) return 0
    room.reverse()
    this.#start -= piece.length
    return piece.length
  }

  /** What was taken since the last time. */
  take(): string {
    const taken = decoder.decode(this.#bytes.subarray(this.#start, this.#end))
    this.#end = this.#start
    return taken
  }
}

/** An accent that follows belongs to the last unit. */
function endOfChunk(text: string, from: number): number {
  const end = Math.min(text.length, from + chunkLength)
  return end === text.length || isAsciiAt(text, end) ? end : end - 1
}

/** The first place from here on that parts two ASCII units, and so certainly two characters. */
function findSureBoundary(text: string, from: number): number {
  let at = from
  while (at < text.length && !(isAsciiAt(text, at - 1) && isAsciiAt(text, at) && text[at - 1] !== '\r')) at += 1
  return Math.min(at, text.length)
}

function isAsciiAt(text: string, at: number): boolean {
  return text.charCodeAt(at) < 0x80
}

function reverseMixed(text: string, parts: string[]): void {
  // Filled from its end, so that each chunk is turned round already.
  const chunk = new Uint16Array(chunkLength)
  let free = chunkLength
  const flush = () => {
    parts.push(textOfUnits(chunk.subarray(free)))
    free = chunkLength
  }
  eachStretch(
    text,
    (start, end) => {
      let at = start
      while (at < end) {
        if (free === 0) flush()
        const stop = Math.min(end, at + free)
        let place = free
        while (at < stop) {
          place -= 1
          chunk[place] = text.charCodeAt(at)
          at += 1
        }
        free = place
      }
    },
    (start, end) => {
      const length = end - start
      if (length > free) flush()
      if (length > chunkLength) {
        parts.push(text.slice(start, end))
        return
      }
      free -= length
      for (let i = 0; i < length; i++) chunk[free + i] = text.charCodeAt(start + i)
    },
  )
  flush()
}

interface Stretch {
  readonly start: number
  readonly end: number
  readonly isCluster: boolean
}

/** The characters of each line from last to first; the lines stay where they are. */
export function mirrorLines(text: string): string {
  const out = new TextBuilder()
  let line: Stretch[] = []
  const finishLine = () => {
    for (const { start, end, isCluster } of line.reverse()) {
      if (isCluster) out.add(text, start, end)
      else out.addBackwards(text, start, end)
    }
    line = []
  }

  let feed = -1
  eachStretch(
    text,
    (start, end) => {
      let at = start
      for (;;) {
        if (feed < at) feed = findFeed(text, at)
        if (feed >= end) break
        line.push({ start: at, end: feed, isCluster: false })
        finishLine()
        out.addUnit(0x0a)
        at = feed + 1
      }
      line.push({ start: at, end, isCluster: false })
    },
    (start, end) => {
      if (!/[\r\n]/.test(text.charAt(start))) {
        line.push({ start, end, isCluster: true })
        return
      }
      finishLine()
      out.add(text, start, end)
    },
  )
  finishLine()
  return out.finish()
}

function findFeed(text: string, from: number): number {
  const found = text.indexOf('\n', from)
  return found < 0 ? text.length : found
}
