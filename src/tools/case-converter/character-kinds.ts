/**
 * What a character is to a change of case. Ordered, so that one comparison asks for a group: up to `other` nothing
 * belongs to a word, from `digit` up everything can begin one, from `modifier` up it is a letter.
 */
export const kind = {
  lineBreak: 1,
  space: 2,
  other: 3,
  /** Belongs to the character before it. */
  mark: 4,
  /** Belongs to a word only between two of its characters, as in Persian. */
  joiner: 5,
  digit: 6,
  /** A letter that stands where an apostrophe would, such as the ʻ of ʻOkina. */
  modifier: 7,
  caseless: 8,
  lower: 9,
  upper: 10,
} as const

/** Modifiers apart: the letter to raise is the one after them. */
export function isLetterOrDigit(kindOfCharacter: number): boolean {
  return kindOfCharacter >= kind.digit && kindOfCharacter !== kind.modifier
}

const unknown = 0

// In this order: a letter of a script without case is what none of the earlier ones is. The numerals that are letters
// (Ⅷ) and the letters in circles have case as well.
const kindsByPattern = [
  [/\s/mu, kind.space],
  [/\p{M}/mu, kind.mark],
  [/[\u200c\u200d]/mu, kind.joiner],
  [/[\p{Nd}\p{No}]/mu, kind.digit],
  // A capital without a small form (𝐀) has no case to change, and a word must not be split because of it.
  [/(?=\p{Changes_When_Lowercased})[\p{L}\p{Nl}Ⓐ-ⓩ]/mu, kind.upper],
  [/(?=\p{Changes_When_Uppercased})[\p{L}\p{Nl}Ⓐ-ⓩ]/mu, kind.lower],
  [/\p{Lm}/mu, kind.modifier],
  [/[\p{L}\p{Nl}]/mu, kind.caseless],
] as const

function findKind(character: string): number {
  if (character === '\n' || character === '\r') return kind.lineBreak
  return kindsByPattern.find(([pattern]) => pattern.test(character))?.[1] ?? kind.other
}

// One entry per code point, filled as they are met: asking the patterns each time would cost more than all other work.
const knownKinds = new Uint8Array(0x110000)

/** The kind of the character at a place. The second half of a surrogate pair belongs to the first like a mark. */
export function kindAt(text: string, at: number): number {
  const known = knownKinds[text.charCodeAt(at)] as number
  return known === unknown ? findKindAt(text, at) : known
}

function findKindAt(text: string, at: number): number {
  const codePoint = text.codePointAt(at) as number
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) {
    // Never kept: the same unit is half of something else elsewhere.
    return isFirstHalf(text.charCodeAt(at - 1)) && !isFirstHalf(codePoint) ? kind.mark : kind.other
  }
  const known = knownKinds[codePoint] as number
  if (known !== unknown) return known
  const found = findKind(String.fromCodePoint(codePoint))
  knownKinds[codePoint] = found
  return found
}

function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}
