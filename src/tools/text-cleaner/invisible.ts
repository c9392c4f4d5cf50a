import type { Counted } from './counted.ts'

/** A type of invisible character, and the number of characters of this type that serve no purpose in the text. */
export interface Invisible {
  readonly name: string
  /** For example `U+200B`. */
  readonly codes: string
  readonly count: number
}

/** The characters of a type are given by their codes, or as a character class if some codes in the range are visible. */
const characterTypes: readonly (readonly [name: string, codes: string, characters?: string])[] = [
  ['zero width space', 'U+200B'],
  ['zero width non-joiner', 'U+200C'],
  ['zero width joiner', 'U+200D'],
  ['word joiner', 'U+2060'],
  ['byte order mark', 'U+FEFF'],
  ['soft hyphen', 'U+00AD'],
  ['non-breaking space', 'U+00A0'],
  ['narrow non-breaking space', 'U+202F'],
  ['left-to-right mark', 'U+200E'],
  ['right-to-left mark', 'U+200F'],
  ['Arabic letter mark', 'U+061C'],
  ['left-to-right embedding', 'U+202A'],
  ['right-to-left embedding', 'U+202B'],
  ['end of embedding or override', 'U+202C'],
  ['left-to-right override', 'U+202D'],
  ['right-to-left override', 'U+202E'],
  ['left-to-right isolate', 'U+2066'],
  ['right-to-left isolate', 'U+2067'],
  ['first strong isolate', 'U+2068'],
  ['end of isolate', 'U+2069'],
  ['variation selector', 'U+FE00–FE0F'],
  ['ideographic variation selector', 'U+E0100–E01EF'],
  ['tag character', 'U+E0001–E007F'],
  ['invisible operator', 'U+2061–2064'],
  ['deprecated format character', 'U+206A–206F'],
  ['annotation character', 'U+FFF9–FFFB'],
  ['Mongolian format character', 'U+180B–180F'],
  ['Hangul filler', 'U+3164'],
  ['halfwidth Hangul filler', 'U+FFA0'],
  ['control character', 'U+0000–009F', String.raw`\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f`],
]

/** Returns the contents of a character class: `\u{FE00}-\u{FE0F}` for U+FE00–FE0F. */
function toCharacterClass(codes: string): string {
  return codes
    .slice(2)
    .replace(/[\dA-F]+/g, String.raw`\u{$&}`)
    .replace('–', '-')
}

const types = characterTypes.map(([name, codes, characters = toCharacterClass(codes)]) => ({ name, codes, characters }))

/** First come those that may have a purpose. Joiners and tag characters have one only together. */
const invisible = new RegExp(
  String.raw`([\u200c\u200d\u180e]{1,99}|[\u{e0001}-\u{e007f}]{1,99}|\p{Variation_Selector})|` +
    `[${types.map(({ characters }) => characters).join('')}]`,
  'gmu',
)

const joiners = /^[\u200c\u200d\u180e]/
const selector = /^\p{Variation_Selector}/u
const wordPart = String.raw`(?![\p{Variation_Selector}\u3164\uffa0])[\p{L}\p{M}\p{N}]`
const wordStart = new RegExp(`^${wordPart}`, 'u')
const wordEnd = new RegExp(String.raw`^[^]*${wordPart}\p{Variation_Selector}?$`, 'u')
const emojiStart = /^\p{Extended_Pictographic}/u
const emojiEnd = /^[^]*\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?$/u
const visibleEnd = /^[^]*[^\s\p{C}\p{Variation_Selector}\u3164\uffa0]$/u
const flagTags = /^[\u{e0020}-\u{e007e}]+\u{e007f}$/u

/**
 * Whether invisible characters have a purpose: joiners between letters (Persian and many Indian scripts) or between emoji,
 * a variation selector after a visible character, and the tag characters of a flag.
 */
function isMeaningful(text: string, run: string, offset: number): boolean {
  const end = offset + run.length
  // Long enough for two code points. A lookbehind would not match emoji in WebKit.
  const before = text.slice(Math.max(0, offset - 4), offset)
  const after = text.slice(end, end + 2)
  if (joiners.test(run)) {
    if (wordStart.test(after) && wordEnd.test(before)) return true
    return run === '\u200d' && emojiStart.test(after) && emojiEnd.test(before)
  }
  return selector.test(run) ? visibleEnd.test(before) : flagTags.test(run) && before.endsWith('🏴')
}

/** Replaces each invisible character that serves no purpose. */
function replaceInvisible(text: string, replace: (character: string) => string): string {
  return text.replace(invisible, (match: string, run: string | undefined, offset: number) => {
    if (run === undefined) return replace(match)
    return isMeaningful(text, run, offset) ? run : Array.from(run, replace).join('')
  })
}

/** Returns the types that occur, most frequent first. */
export function findInvisible(text: string): Invisible[] {
  const counts = new Map<string, number>()
  replaceInvisible(text, (character) => {
    counts.set(character, (counts.get(character) ?? 0) + 1)
    return character
  })
  const found = types.map(({ name, codes, characters }) => {
    const pattern = new RegExp(`[${characters}]`, 'mu')
    const count = [...counts].reduce((sum, [character, times]) => (pattern.test(character) ? sum + times : sum), 0)
    return { name, codes, count }
  })
  return found.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
}

/** Removes invisible characters. Non-breaking spaces become spaces. */
export function removeInvisible(text: string): Counted {
  let count = 0
  const cleaned = replaceInvisible(text, (character) => {
    count += 1
    return /[\u00a0\u202f]/.test(character) ? ' ' : ''
  })
  return { text: cleaned, count }
}
