import { isHighSurrogate, isLowSurrogate } from '#core/text/char-class.ts'

/**
 * Character classes for changing case. The order allows comparisons: classes up to `other` are not part of a word, and
 * classes from `digit` up can start one.
 */
export const caseClass = {
  lineBreak: 1,
  space: 2,
  other: 3,
  /** Part of the character before it. */
  mark: 4,
  /** Part of a word only between two of its characters, as in Persian. */
  joiner: 5,
  digit: 6,
  /** A letter used like an apostrophe, such as the ʻ of ʻOkina. */
  modifier: 7,
  caseless: 8,
  lower: 9,
  upper: 10,
} as const

/** Excludes modifiers, because the letter to capitalize is the one after them. */
export function isLetterOrDigitClass(charClass: number): boolean {
  return charClass >= caseClass.digit && charClass !== caseClass.modifier
}

// A capital without a lowercase form (𝐀) is caseless, so that it does not split a word. Letter numerals (Ⅷ) and circled
// letters have case as well.
export const upperLetter = /(?=\p{Changes_When_Lowercased})[\p{L}\p{Nl}Ⓐ-ⓩ]/mu
export const lowerLetter = /(?=\p{Changes_When_Uppercased})(?!\p{Changes_When_Lowercased})[\p{L}\p{Nl}Ⓐ-ⓩ]/mu

/** The first matching pattern decides. */
const classesByPattern = [
  [/[\r\n]/mu, caseClass.lineBreak],
  [/\s/mu, caseClass.space],
  [/\p{M}/mu, caseClass.mark],
  [/[\u200c\u200d]/mu, caseClass.joiner],
  [/[\p{Nd}\p{No}]/mu, caseClass.digit],
  [upperLetter, caseClass.upper],
  [lowerLetter, caseClass.lower],
  [/\p{Lm}/mu, caseClass.modifier],
  [/[\p{L}\p{Nl}]/mu, caseClass.caseless],
] as const

/** By code point. Testing the patterns for every character would take longer than everything else. */
const cachedClasses = new Map<number, number>()

/** Returns the class of the character at an offset. The second half of a surrogate pair counts as a mark. */
export function caseClassAt(text: string, offset: number): number {
  const codePoint = text.codePointAt(offset) as number
  if (isLowSurrogate(codePoint) && isHighSurrogate(text.charCodeAt(offset - 1))) return caseClass.mark
  const cached = cachedClasses.get(codePoint)
  if (cached !== undefined) return cached
  const character = String.fromCodePoint(codePoint)
  const found = classesByPattern.find(([pattern]) => pattern.test(character))?.[1] ?? caseClass.other
  cachedClasses.set(codePoint, found)
  return found
}
