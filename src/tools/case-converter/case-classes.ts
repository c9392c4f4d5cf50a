import { isHighSurrogate, isLowSurrogate } from '#core/text/char-class.ts'

/**
 * Character classes for changing case. Their order allows comparisons: classes up to `other` are not part of a word,
 * and classes from `digit` on can start a word.
 */
export const caseClass = {
  lineBreak: 1,
  space: 2,
  other: 3,
  /** A combining mark, which belongs to the character before it. */
  mark: 4,
  /** Part of a word only if it is between two characters of that word, as in Persian. */
  joiner: 5,
  digit: 6,
  /** A letter used like an apostrophe, such as the ʻ of ʻOkina. */
  modifier: 7,
  caseless: 8,
  lower: 9,
  upper: 10,
} as const

/** Modifiers are excluded, because the letter after them is the one to capitalize. */
export function isLetterOrDigitClass(charClass: number): boolean {
  return charClass >= caseClass.digit && charClass !== caseClass.modifier
}

// A capital without a lowercase form (𝐀) counts as caseless, so that it does not split a word. Roman numeral characters
// (Ⅷ) and circled letters also have case.
export const upperLetter = /(?=\p{Changes_When_Lowercased})[\p{L}\p{Nl}Ⓐ-ⓩ]/mu
export const lowerLetter = /(?=\p{Changes_When_Uppercased})(?!\p{Changes_When_Lowercased})[\p{L}\p{Nl}Ⓐ-ⓩ]/mu

/** The first pattern that matches determines the class. */
const classesByPattern = [
  [/[\r\n]/mu, caseClass.lineBreak],
  [/\p{White_Space}/mu, caseClass.space],
  [/\p{M}/mu, caseClass.mark],
  [/[\u200c\u200d]/mu, caseClass.joiner],
  [/[\p{Nd}\p{No}]/mu, caseClass.digit],
  [upperLetter, caseClass.upper],
  [lowerLetter, caseClass.lower],
  [/\p{Lm}/mu, caseClass.modifier],
  [/[\p{L}\p{Nl}]/mu, caseClass.caseless],
] as const

/**
 * The class of each code point. Testing the patterns for every character would take longer than the rest of the
 * conversion.
 */
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
