import { Splicer } from '#core/text/splicer.ts'
import { makePlain } from './characters.ts'
import type { Counted } from './counted.ts'

const unknown = 0
const special = 1
const plain = 2
const joiner = 3
// Joiners are kept only between characters of the following classes.
const mark = 4
const letter = 5

const classesByPattern = [
  [/[\p{White_Space}.!?,;:'"()-]/mu, plain],
  [/[\u200c\u200d\u180e]/mu, joiner],
  [/\p{M}/mu, mark],
  [/[\p{L}\p{N}]/mu, letter],
] as const

// The class of each code point, cached because testing the patterns for every character would take most of the time.
const charClasses = new Uint8Array(0x110000)

function charClassAt(text: string, offset: number): number {
  const codePoint = text.codePointAt(offset)
  if (codePoint === undefined) return special
  if (charClasses[codePoint] === unknown) {
    const character = String.fromCodePoint(codePoint)
    charClasses[codePoint] = classesByPattern.find(([pattern]) => pattern.test(character))?.[1] ?? special
  }
  return charClasses[codePoint] as number
}

function lengthAt(text: string, offset: number): number {
  return (text.codePointAt(offset) as number) > 0xffff ? 2 : 1
}

function endOfJoiners(text: string, start: number): number {
  let end = start
  while (charClassAt(text, end) === joiner) end += 1
  return end
}

/**
 * Keeps letters, marks and digits of every script, the joiners between them, whitespace and plain punctuation, after
 * typographic quotes and dashes have become plain. Marks are removed together with their base character, so that emoji
 * are removed completely.
 */
export function cleanSpecial(typographicText: string): Counted {
  const plainText = makePlain(typographicText)
  const { text } = plainText
  let { count } = plainText
  const result = new Splicer(text, text.length)
  let previous = plain
  let i = 0
  while (i < text.length) {
    const knownClass = charClasses[text.charCodeAt(i)] as number
    if (knownClass === letter || knownClass === plain) {
      previous = knownClass
      i += 1
      continue
    }
    const charClass = charClassAt(text, i)
    const end = charClass === joiner ? endOfJoiners(text, i) : i + lengthAt(text, i)
    const isKept =
      charClass === joiner
        ? previous >= mark && charClassAt(text, end) >= mark
        : charClass !== special && !(charClass === mark && previous === special)
    if (!isKept) {
      result.removeRange(i, end)
      count += 1
    }
    previous = isKept ? charClass : special
    i = end
  }
  return { text: result.finish().join(''), count }
}
