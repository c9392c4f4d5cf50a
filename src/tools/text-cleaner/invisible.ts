import { Splicer } from '#core/text/splicer.ts'
import type { Counted } from './counted.ts'

/** A type of invisible character, and the number of characters of this type that serve no purpose in the text. */
export interface Invisible {
  readonly name: string
  /** For example `U+200B`. */
  readonly codes: string
  readonly count: number
}

type Range = readonly [first: number, last: number]

interface CharacterType {
  readonly name: string
  readonly ranges: readonly [Range, ...Range[]]
  /** Whether characters of this type have a purpose in some contexts. */
  readonly mayBeMeaningful?: true
  /** What replaces a character of this type; nothing by default. */
  readonly replacement?: string
}

function singleType(name: string, code: number): CharacterType {
  return { name, ranges: [[code, code]] }
}

const characterTypes: readonly CharacterType[] = [
  singleType('zero width space', 0x200b),
  { ...singleType('zero width non-joiner', 0x200c), mayBeMeaningful: true },
  { ...singleType('zero width joiner', 0x200d), mayBeMeaningful: true },
  singleType('word joiner', 0x2060),
  singleType('byte order mark', 0xfeff),
  singleType('soft hyphen', 0xad),
  { ...singleType('non-breaking space', 0xa0), replacement: ' ' },
  { ...singleType('narrow non-breaking space', 0x202f), replacement: ' ' },
  singleType('left-to-right mark', 0x200e),
  singleType('right-to-left mark', 0x200f),
  singleType('Arabic letter mark', 0x61c),
  singleType('left-to-right embedding', 0x202a),
  singleType('right-to-left embedding', 0x202b),
  singleType('end of embedding or override', 0x202c),
  singleType('left-to-right override', 0x202d),
  singleType('right-to-left override', 0x202e),
  singleType('left-to-right isolate', 0x2066),
  singleType('right-to-left isolate', 0x2067),
  singleType('first strong isolate', 0x2068),
  singleType('end of isolate', 0x2069),
  { name: 'variation selector', ranges: [[0xfe00, 0xfe0f]], mayBeMeaningful: true },
  { name: 'ideographic variation selector', ranges: [[0xe0100, 0xe01ef]], mayBeMeaningful: true },
  { name: 'tag character', ranges: [[0xe0001, 0xe007f]], mayBeMeaningful: true },
  { name: 'invisible operator', ranges: [[0x2061, 0x2064]] },
  { name: 'deprecated format character', ranges: [[0x206a, 0x206f]] },
  { name: 'annotation character', ranges: [[0xfff9, 0xfffb]] },
  { name: 'Mongolian format character', ranges: [[0x180b, 0x180f]], mayBeMeaningful: true },
  singleType('Hangul filler', 0x3164),
  singleType('halfwidth Hangul filler', 0xffa0),
  {
    name: 'control character',
    ranges: [
      [0x00, 0x08],
      [0x0e, 0x1f],
      [0x7f, 0x84],
      [0x86, 0x9f],
    ],
  },
]

/** The high surrogate of all types above U+FFFF, and of few other characters. */
const pairStart = 0xdb40
const pair = 0xff

/** The type number of each UTF-16 code unit, starting at 1; 0 for visible characters. */
const typeNumbers = new Uint8Array(0x10000)
typeNumbers[pairStart] = pair
for (const [i, { ranges }] of characterTypes.entries()) {
  for (const [first, last] of ranges) typeNumbers.fill(i + 1, first, last + 1)
}

function findTypeNumber(codePoint: number): number {
  return (
    characterTypes.findIndex(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last)) +
    1
  )
}

/**
 * The contexts in which an invisible character has a purpose: joiners between letters (Persian and many Indian
 * scripts) or between emoji, a variation selector after a visible character, and the tag characters of a flag.
 */
const wordPart = String.raw`(?![\p{Variation_Selector}\u3164\uffa0])[\p{L}\p{M}\p{N}]`
const meaningful = [
  {
    before: new RegExp(String.raw`^[^]*${wordPart}\p{Variation_Selector}?$`, 'u'),
    pattern: new RegExp(String.raw`[\u200c\u200d\u180e]+(?=${wordPart})`, 'uy'),
  },
  {
    before: /^[^]*\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?$/u,
    pattern: /\u200d(?=\p{Extended_Pictographic})/uy,
  },
  { before: /^[^]*[^\s\p{C}\p{Variation_Selector}\u3164\uffa0]$/u, pattern: /\p{Variation_Selector}/uy },
  { before: /^[^]*🏴$/u, pattern: /[\u{e0020}-\u{e007e}]+\u{e007f}/uy },
]

/** Returns the end of the meaningful characters that start at `start`, or `start` if there are none. */
function endOfMeaningful(text: string, start: number): number {
  // Long enough for two code points. A lookbehind would not match emoji in WebKit.
  const before = text.slice(Math.max(0, start - 4), start)
  for (const rule of meaningful) {
    rule.pattern.lastIndex = start
    if (rule.pattern.test(text) && rule.before.test(before)) return rule.pattern.lastIndex
  }
  return start
}

function eachRemovable(text: string, visit: (start: number, end: number, type: number) => void): void {
  let i = 0
  while (i < text.length) {
    const unitNumber = typeNumbers[text.charCodeAt(i)] as number
    if (unitNumber === 0) {
      i += 1
      continue
    }
    const number = unitNumber === pair ? findTypeNumber(text.codePointAt(i) as number) : unitNumber
    const type = characterTypes[number - 1]
    const meaningfulEnd = type?.mayBeMeaningful ? endOfMeaningful(text, i) : i
    if (meaningfulEnd > i) {
      i = meaningfulEnd
      continue
    }
    const end = i + (type && unitNumber === pair ? 2 : 1)
    if (type) visit(i, end, number - 1)
    i = end
  }
}

function formatCode(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0')
}

function formatCodes(ranges: CharacterType['ranges']): string {
  const [[first]] = ranges
  const last = (ranges.at(-1) as Range)[1]
  return first === last ? `U+${formatCode(first)}` : `U+${formatCode(first)}–${formatCode(last)}`
}

/** Returns the types with a count above 0, most frequent first. */
function listFound(counts: Uint32Array): Invisible[] {
  return characterTypes
    .map(({ name, ranges }, i) => ({ name, codes: formatCodes(ranges), count: counts[i] as number }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

export function findInvisible(text: string): Invisible[] {
  const counts = new Uint32Array(characterTypes.length)
  eachRemovable(text, (_start, _end, type) => {
    counts[type] = (counts[type] as number) + 1
  })
  return listFound(counts)
}

/** Removes invisible characters. Non-breaking spaces become spaces. */
export function removeInvisible(text: string): Counted {
  const result = new Splicer(text, text.length)
  let count = 0
  eachRemovable(text, (start, end, type) => {
    result.removeRange(start, end)
    result.insert(characterTypes[type]?.replacement ?? '')
    count += 1
  })
  return { text: result.finish().join(''), count }
}
