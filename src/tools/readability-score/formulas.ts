import type { Language } from '#core/language/languages.ts'

/** A formula of Flesch's kind: a constant, less a share of the words per sentence and of the syllables per word. */
export interface Formula {
  readonly name: string
  readonly constant: number
  readonly perSentence: number
  readonly perWord: number
}

/** Rudolf Flesch, 1948. */
export const flesch: Formula = {
  name: 'Flesch reading ease',
  constant: 206.835,
  perSentence: 1.015,
  perWord: 84.6,
}

/** Each language's own formula. */
const formulas: Readonly<Partial<Record<Language, Formula>>> = {
  en: flesch,
  // Toni Amstad, 1978
  de: { name: 'Amstad reading ease', constant: 180, perSentence: 1, perWord: 58.5 },
  // Francisco Szigriszt Pazos, 1993
  es: { name: 'Szigriszt-Pazos reading ease', constant: 206.835, perSentence: 1, perWord: 62.3 },
  // Liliane Kandel and Abraham Moles, 1958
  fr: { name: 'Kandel-Moles reading ease', constant: 207, perSentence: 1.015, perWord: 73.6 },
  // Valerio Franchina and Roberto Vacca, 1986
  it: { name: 'Franchina-Vacca reading ease', constant: 217, perSentence: 1.3, perWord: 60 },
  // Willem Douma, 1960
  nl: { name: 'Douma reading ease', constant: 206.84, perSentence: 0.93, perWord: 77 },
  // Teresa Martins and others, 1996
  pt: { name: 'Martins reading ease', constant: 248.835, perSentence: 1.015, perWord: 84.6 },
  // Irina Oborneva, 2006
  ru: { name: 'Oborneva reading ease', constant: 206.835, perSentence: 1.3, perWord: 60.1 },
}

/** Returns the formula for a language, or undefined if there is none here. A text that shows no language gets Flesch's. */
export function formulaOf(language: Language | undefined): Formula | undefined {
  return language === undefined ? flesch : formulas[language]
}

/** The levels of LIX, from easiest to hardest, with their highest value (Carl-Hugo Björnsson, 1968). */
const lixLevels = [
  { below: 30, level: 'Very easy, like children’s books' },
  { below: 40, level: 'Easy, like fiction' },
  { below: 50, level: 'Medium, like newspapers' },
  { below: 60, level: 'Difficult, like official texts' },
  { below: Infinity, level: 'Very difficult, like legal texts' },
] as const

export interface Lix {
  readonly value: number
  readonly level: (typeof lixLevels)[number]['level']
}

interface LixCounts {
  readonly words: number
  readonly sentences: number
  /** Number of words of more than six letters. */
  readonly sevenLetterWords: number
}

/** Words per sentence plus the percentage of words of more than six letters. */
export function lixOf({ words, sentences, sevenLetterWords }: LixCounts): Lix {
  const value = Math.round(words / sentences + (100 * sevenLetterWords) / words)
  return { value, level: (lixLevels.find(({ below }) => value < below) ?? lixLevels[4]).level }
}

interface GulpeaseCounts {
  readonly words: number
  readonly sentences: number
  readonly letters: number
}

/** From 0 to 100 (Pietro Lucisano and Maria Emanuela Piemontese, 1988). */
export function gulpeaseOf({ words, sentences, letters }: GulpeaseCounts): number {
  const value = 89 + (300 * sentences - 10 * letters) / words
  return Math.round(Math.min(100, Math.max(0, value)))
}
