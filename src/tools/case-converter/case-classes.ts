import { isHighSurrogate, isLowSurrogate } from '#core/text/char-class.ts'

/**
 * What a character is to a change of case. Ordered, so that one comparison asks for a group: up to `other` nothing
 * belongs to a word, from `digit` up everything can begin one.
 */
export const caseClass = {
  lineBreak: 1,
  space: 2,
  other: 3,
  /** Belongs to the character before it. */
  mark: 4,
  /** Belongs to a word only between two of its characters, as in Persian. */
  joiner: 5,
  digit: 6,
  /** A letter in the place of an apostrophe, such as the ʻ of ʻOkina. */
  modifier: 7,
  caseless: 8,
  lower: 9,
  upper: 10,
} as const

/** Without modifiers: the letter to raise is the one after them. */
export function isLetterOrDigitClass(charClass: number): boolean {
  return charClass >= caseClass.digit && charClass !== caseClass.modifier
}

// A capital without a small form (𝐀) has no case to change, and a word must not be split because of it. Numerals that
// are letters (Ⅷ) and letters in circles have case as well.
export const upperLetter = /(?=\p{Changes_When_Lowercased})[\p{L}\p{Nl}Ⓐ-ⓩ]/mu
export const lowerLetter = /(?=\p{Changes_When_Uppercased})(?!\p{Changes_When_Lowercased})[\p{L}\p{Nl}Ⓐ-ⓩ]/mu

/** The first pattern that matches decides. */
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

/** By code point. Asking the patterns for each character of a text would take longer than all other work. */
const cachedClasses = new Map<number, number>()

/** The kind of the character at an offset. The second half of a surrogate pair belongs to the first like a mark. */
export function caseClassAt(text: string, offset: number): number {
  const codePoint = text.codePointAt(offset) as number
  if (isLowSurrogate(codePoint) && isHighSurrogate(text.charCodeAt(offset - 1))) return caseClass.mark
  const known = cachedClasses.get(codePoint)
  if (known !== undefined) return known
  const character = String.fromCodePoint(codePoint)
  const found = classesByPattern.find(([pattern]) => pattern.test(character))?.[1] ?? caseClass.other
  cachedClasses.set(codePoint, found)
  return found
}
