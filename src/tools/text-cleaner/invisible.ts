import { Excerpt } from './excerpt.ts'

/** One sort of invisible characters, and how many of them a text has for no reason. */
export interface Invisible {
  readonly name: string
  /** As in `U+200B`. */
  readonly codes: string
  readonly count: number
}

type Range = readonly [first: number, last: number]

interface Sort {
  readonly name: string
  readonly ranges: readonly [Range, ...Range[]]
  /** Some of them do something where they stand. */
  readonly mayMean?: true
}

function one(name: string, code: number): Sort {
  return { name, ranges: [[code, code]] }
}

const sorts: readonly Sort[] = [
  one('zero width space', 0x200b),
  { ...one('zero width non-joiner', 0x200c), mayMean: true },
  { ...one('zero width joiner', 0x200d), mayMean: true },
  one('word joiner', 0x2060),
  one('byte order mark', 0xfeff),
  one('soft hyphen', 0xad),
  one('left-to-right mark', 0x200e),
  one('right-to-left mark', 0x200f),
  one('Arabic letter mark', 0x61c),
  one('left-to-right embedding', 0x202a),
  one('right-to-left embedding', 0x202b),
  one('end of embedding or override', 0x202c),
  one('left-to-right override', 0x202d),
  one('right-to-left override', 0x202e),
  one('left-to-right isolate', 0x2066),
  one('right-to-left isolate', 0x2067),
  one('first strong isolate', 0x2068),
  one('end of isolate', 0x2069),
  { name: 'variation selector', ranges: [[0xfe00, 0xfe0f]], mayMean: true },
  { name: 'ideographic variation selector', ranges: [[0xe0100, 0xe01ef]], mayMean: true },
  { name: 'tag character', ranges: [[0xe0001, 0xe007f]], mayMean: true },
  { name: 'invisible operator', ranges: [[0x2061, 0x2064]] },
  { name: 'disused format character', ranges: [[0x206a, 0x206f]] },
  { name: 'annotation character', ranges: [[0xfff9, 0xfffb]] },
  { name: 'Mongolian format character', ranges: [[0x180b, 0x180f]], mayMean: true },
  one('Hangul filler', 0x3164),
  one('halfwidth Hangul filler', 0xffa0),
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

/** All pairs of the sorts above start with this unit, and few others do. */
const pairStart = 0xdb40
const pair = 0xff

/** By unit, the number of its sort counted from 1; 0 for all that is visible. */
const sortNumbers = new Uint8Array(0x10000)
sortNumbers[pairStart] = pair
for (const [i, { ranges }] of sorts.entries()) {
  for (const [first, last] of ranges) sortNumbers.fill(i + 1, first, last + 1)
}

function findSortNumber(codePoint: number): number {
  return sorts.findIndex(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last)) + 1
}

/**
 * Invisible characters that do something where they stand: joiners between letters, as Persian and many Indian scripts
 * write them, or between emoji; the selector after a character that has variants; the tags of a flag.
 */
const wordPart = String.raw`(?![\p{Variation_Selector}\u3164\uffa0])[\p{L}\p{M}\p{N}]`
const meaningful = [
  {
    before: new RegExp(String.raw`^[^]*${wordPart}\p{Variation_Selector}?$`, 'u'),
    here: new RegExp(String.raw`[\u200c\u200d\u180e]+(?=${wordPart})`, 'uy'),
  },
  {
    before: /^[^]*\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?$/u,
    here: /\u200d(?=\p{Extended_Pictographic})/uy,
  },
  { before: /^[^]*[^\s\p{C}\p{Variation_Selector}\u3164\uffa0]$/u, here: /\p{Variation_Selector}/uy },
  { before: /^[^]*🏴$/u, here: /[\u{e0020}-\u{e007e}]+\u{e007f}/uy },
]

/** Where the characters with a meaning that start here end; the same index if they have none. */
function endOfMeaningful(text: string, start: number): number {
  // Two code points. Not as lookbehinds, which never match emoji in WebKit.
  const before = text.slice(Math.max(0, start - 4), start)
  for (const rule of meaningful) {
    rule.here.lastIndex = start
    if (rule.here.test(text) && rule.before.test(before)) return rule.here.lastIndex
  }
  return start
}

function eachNeedless(text: string, visit: (start: number, end: number, sort: number) => void): void {
  let i = 0
  while (i < text.length) {
    const unitNumber = sortNumbers[text.charCodeAt(i)] as number
    if (unitNumber === 0) {
      i += 1
      continue
    }
    const number = unitNumber === pair ? findSortNumber(text.codePointAt(i) as number) : unitNumber
    const sort = sorts[number - 1]
    const meaningfulEnd = sort?.mayMean ? endOfMeaningful(text, i) : i
    if (meaningfulEnd > i) {
      i = meaningfulEnd
      continue
    }
    const end = i + (sort && unitNumber === pair ? 2 : 1)
    if (sort) visit(i, end, number - 1)
    i = end
  }
}

function formatCode(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0')
}

function formatCodes(ranges: Sort['ranges']): string {
  const [[first]] = ranges
  const last = (ranges.at(-1) as Range)[1]
  return first === last ? `U+${formatCode(first)}` : `U+${formatCode(first)}–${formatCode(last)}`
}

/** The sorts a text has, the most frequent first. */
function listSorts(counts: Uint32Array): Invisible[] {
  return sorts
    .map(({ name, ranges }, i) => ({ name, codes: formatCodes(ranges), count: counts[i] as number }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

export function findInvisible(text: string): Invisible[] {
  const counts = new Uint32Array(sorts.length)
  eachNeedless(text, (_start, _end, sort) => {
    counts[sort] = (counts[sort] as number) + 1
  })
  return listSorts(counts)
}

export function removeInvisible(text: string): { chunks: string[]; invisible: Invisible[] } {
  const out = new Excerpt(text)
  const counts = new Uint32Array(sorts.length)
  let done = 0
  eachNeedless(text, (start, end, sort) => {
    counts[sort] = (counts[sort] as number) + 1
    out.keep(done, start)
    done = end
  })
  out.keep(done, text.length)
  return { chunks: out.take(), invisible: listSorts(counts) }
}
