import { eachGraphemeRange } from '#core/text/graphemes.ts'
import { LongText } from '#core/text/long-text.ts'
import { chunkLength, TextBuilder, textOfUnits } from '#core/text/text-builder.ts'

type Report = (done: number) => void

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The characters of the whole text from last to first, in pieces. One of several units, such as a flag, keeps their order. */
export function reverseCharacters(text: string, report: Report): string[] {
  const parts: string[] = []
  const ascii = new ReversedAscii(parts)
  let start = 0
  while (start < text.length) {
    const chunk = text.slice(start, endOfChunk(text, start))
    if (ascii.add(chunk)) {
      start += chunk.length
    } else {
      ascii.finishPart()
      const end = findSureBoundary(text, start + chunkLength)
      reverseMixed(text.slice(start, end), parts)
      start = end
    }
    report(start)
  }
  ascii.finishPart()
  const reversed = new LongText()
  for (const part of parts.reverse()) reversed.add(part)
  return reversed.take()
}

/** So many bytes become text at once. Smaller texts, held until the end, would be moved about in memory. */
const partLength = 2 ** 18

/** What is ASCII and a character each, turned round. */
class ReversedAscii {
  readonly #parts: string[]
  /** Filled from its end. */
  readonly #bytes = new Uint8Array(partLength)
  #start = partLength

  constructor(parts: string[]) {
    this.#parts = parts
  }

  /** Takes a chunk if all of it can be taken, and tells whether it was. */
  add(chunk: string): boolean {
    if (chunk.length > this.#start) this.finishPart()
    const room = this.#bytes.subarray(this.#start - chunk.length, this.#start)
    // Anything else takes more bytes than units, so that not all of it finds room.
    if (encoder.encodeInto(chunk, room).read < chunk.length || chunk.includes('\r')) return false
    room.reverse()
    this.#start -= chunk.length
    return true
  }

  finishPart(): void {
    this.#parts.push(decoder.decode(this.#bytes.subarray(this.#start)))
    this.#start = partLength
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
  eachGraphemeRange(
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

/** The characters of each line from last to first, in pieces; the lines stay where they are. */
export function mirrorLines(text: string): string[] {
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
  eachGraphemeRange(
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
  return out.take()
}

function findFeed(text: string, from: number): number {
  const found = text.indexOf('\n', from)
  return found < 0 ? text.length : found
}
