import { eachStretch } from '#core/text/graphemes.ts'
import { chunkLength, TextBuilder, textOfUnits } from '#core/text/text-builder.ts'

type Report = (done: number) => void

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The characters of the whole text from last to first. One of several units, such as a flag, keeps their order. */
export function reverseCharacters(text: string, report: Report): string {
  const parts: string[] = []
  const bytes = new Uint8Array(chunkLength)
  let start = 0
  while (start < text.length) {
    const length = readAscii(text, start, bytes)
    if (length > 0) {
      parts.push(decoder.decode(bytes.subarray(0, length).reverse()))
      start += length
    } else {
      const end = findSureBoundary(text, start + chunkLength)
      reverseMixed(text.slice(start, end), parts)
      start = end
    }
    report(start)
  }
  return parts.reverse().join('')
}

/** How many units from here on are ASCII and a character each. No chunk of them is taken if one is not. */
function readAscii(text: string, start: number, bytes: Uint8Array): number {
  const piece = text.slice(start, start + chunkLength)
  const { read, written } = encoder.encodeInto(piece, bytes)
  const isAscii = read === piece.length && written === piece.length
  if (!isAscii || piece.includes('\r')) return 0
  // An accent that follows belongs to the last one.
  const end = start + piece.length
  return end === text.length || isAsciiAt(text, end) ? piece.length : piece.length - 1
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
