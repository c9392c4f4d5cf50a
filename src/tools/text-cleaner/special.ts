import { Splicer } from '#core/text/splicer.ts'
import { makePlain } from './characters.ts'
import type { Counted } from './counted.ts'

// Bits, so that several classes can be one number.
const unknown = 0
const special = 1
const joiner = 2
const blank = 4
const plain = 8
const mark = 16
const letter = 32

const classesByPattern = [
  [/[^\P{White_Space}\r\n]/mu, blank],
  [/[\r\n.!?,;:'"()-]/m, plain],
  [/[\u200c\u200d\u180e]/m, joiner],
  [/\p{M}/mu, mark],
  [/[\p{L}\p{N}]/mu, letter],
] as const

// The class of each code point, cached because testing the patterns for every character would take most of the time.
const charClasses = new Uint8Array(0x110000)

function charClassAt(text: string, offset: number): number {
  const codePoint = text.codePointAt(offset)
  if (codePoint === undefined) return plain
  if (charClasses[codePoint] === unknown) {
    const character = String.fromCodePoint(codePoint)
    charClasses[codePoint] = classesByPattern.find(([pattern]) => pattern.test(character))?.[1] ?? special
  }
  return charClasses[codePoint] as number
}

function lengthAt(text: string, offset: number): number {
  return (text.codePointAt(offset) as number) > 0xffff ? 2 : 1
}

/** Returns the end of the characters of these classes that start at `start`. */
function endOf(classes: number, text: string, start: number): number {
  let end = start
  while (end < text.length && (charClassAt(text, end) & classes) !== 0) {
    end += lengthAt(text, end)
  }
  return end
}

/** Returns the end of special characters and the blanks between them. Marks after a special character belong to it. */
function endOfSpecial(text: string, start: number): number {
  let end = start
  for (;;) {
    end = endOf(special | joiner | mark, text, end)
    const next = endOf(blank, text, end)
    if ((charClassAt(text, next) & (special | joiner)) === 0) return end
    end = next
  }
}

function isLineEdge(text: string, offset: number): boolean {
  return offset < 0 || offset >= text.length || /[\r\n]/.test(text.charAt(offset))
}

/**
 * Keeps letters, marks and digits of every script, the joiners between them, whitespace and plain punctuation, after
 * typographic quotes and dashes have become plain. Marks are removed together with their base character, so that emoji
 * are removed completely. Blanks stay on one side only of what is removed, and on neither side at the end of a line.
 */
export function cleanSpecial(typographicText: string): Counted {
  const plainText = makePlain(typographicText)
  const { text } = plainText
  let { count } = plainText
  const result = new Splicer(text, text.length)
  let previous = plain
  let i = 0
  while (i < text.length) {
    const charClass = charClassAt(text, i)
    if (charClass > joiner) {
      previous = charClass
      i += lengthAt(text, i)
      continue
    }
    const joinersEnd = endOf(joiner, text, i)
    if (joinersEnd > i && previous >= mark && charClassAt(text, joinersEnd) >= mark) {
      i = joinersEnd
      continue
    }
    const end = endOfSpecial(text, i)
    const blanksEnd = endOf(blank, text, end)
    const removed = text.slice(i, end)
    count += countVisible(removed)
    const isAtEnd = isLineEdge(text, blanksEnd)
    if (isAtEnd && previous === blank) result.removeRange(i - 1, blanksEnd)
    else if (isAtEnd || previous === blank || isLineEdge(text, i - 1)) result.removeRange(i, blanksEnd)
    else {
      result.removeRange(i, end)
      // Blanks between two removed characters separate words too.
      if (blanksEnd === end && /\s/.test(removed)) result.insert(' ')
    }
    previous = plain
    i = blanksEnd
  }
  return { text: result.finish().join(''), count }
}

function countVisible(text: string): number {
  return text.length === 1 ? 1 : Array.from(text.replace(/\s/g, '')).length
}
