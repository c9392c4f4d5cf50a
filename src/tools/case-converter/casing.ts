import { characterBefore } from '#core/text/char-class.ts'
import { TextBuilder } from '#core/long-text/text-builder.ts'

/** Languages whose letters change case by rules of their own: Turkish i and İ. */
export type CaseLanguage = 'tr' | 'az' | 'lt'

/** How letters change case: by the rules for all languages, unless one is chosen. */
export class LetterCase {
  readonly language: CaseLanguage | undefined

  constructor(language?: CaseLanguage) {
    this.language = language
  }

  lower(text: string): string {
    return this.language ? text.toLocaleLowerCase(this.language) : text.toLowerCase()
  }

  upper(text: string): string {
    return this.language ? text.toLocaleUpperCase(this.language) : text.toUpperCase()
  }
}

/** A letter. Roman numeral characters (Ⅷ) and circled letters also have case. */
export const anyLetter = String.raw`[\p{L}\p{Nl}Ⓐ-ⓩ]`
// A capital without a lowercase form (𝐀) counts as neither, so that it does not split a word.
export const upperLetter = String.raw`(?=\p{Changes_When_Lowercased})${anyLetter}`
export const lowerLetter = String.raw`(?=\p{Changes_When_Uppercased})(?!\p{Changes_When_Lowercased})${anyLetter}`

export const hasUpper = new RegExp(upperLetter, 'mu')
export const hasLower = new RegExp(lowerLetter, 'mu')

/** A letter or digit, but not a letter used like an apostrophe, such as the ʻ of ʻOkina. */
const wordCharacter = /(?:(?!\p{Lm})|(?=\p{Changes_When_Casemapped}))[\p{L}\p{N}Ⓐ-ⓩ]/mu

/** Returns the offset of the first letter or digit, or the end of the text. */
export function startOfWord(text: string): number {
  const start = text.search(wordCharacter)
  return start < 0 ? text.length : start
}

/** Returns the offset after the last letter or digit, or 0. */
export function endOfWord(text: string): number {
  let end = text.length
  for (;;) {
    const character = characterBefore(text, end)
    if (character === '' || wordCharacter.test(character)) return end
    end -= character.length
  }
}

/** In UTF-16 code units. */
const chunkLength = 65_536

/** Converts a long text in chunks. Each chunk ends before a match of the boundary. */
export function convertInChunks(text: string, boundary: RegExp, convert: (chunk: string) => string): string[] {
  const result = new TextBuilder()
  const search = new RegExp(boundary, 'g')
  for (let start = 0, end = 0; start < text.length; start = end) {
    search.lastIndex = start + chunkLength
    end = search.exec(text)?.index ?? text.length
    result.add(convert(text.slice(start, end)))
  }
  return result.take()
}

/** Converts each line that has any text. `around` is the character before and the one after it. */
export function convertLines(text: string, convert: (line: string, around: string) => string): string[] {
  return convertInChunks(text, /[\r\n]/, (chunk) =>
    chunk.replace(/[^\r\n]+/g, (line, offset: number) =>
      convert(line, chunk.charAt(offset - 1) + chunk.charAt(offset + line.length)),
    ),
  )
}

/** Capitalizes the first letter and lowercases the rest. If the text starts with a digit, no letter is capitalized. */
export function capitalize(text: string, letterCase: LetterCase): string {
  const lower = letterCase.lower(text)
  const first = startOfWord(text)
  if (first === text.length) return lower
  const letter = String.fromCodePoint(text.codePointAt(first) as number)
  if (letterCase.language) return capitalizeInLanguage(text, first, letterCase)
  // The text is lowercased as a whole, because a Greek sigma has a different form at the end of a word.
  return lower.slice(0, first) + capitalizeLetter(letter, letterCase) + lower.slice(first + letter.toLowerCase().length)
}

/** In Lithuanian, the case of an i also depends on its marks. */
function capitalizeInLanguage(text: string, first: number, letterCase: LetterCase): string {
  const [letter = ''] = /^[^]\p{M}*/u.exec(text.slice(first)) ?? []
  return (
    letterCase.lower(text.slice(0, first)) +
    letterCase.upper(letter) +
    letterCase.lower(text.slice(first + letter.length))
  )
}

// Capitals with a special form at the start of a word. The keys are their forms in all-capital text.
const titleForms = new Map([
  ['Ǆ', 'ǅ'],
  ['Ǉ', 'ǈ'],
  ['Ǌ', 'ǋ'],
  ['Ǳ', 'ǲ'],
  ['ʼN', 'ʼN'],
])

const georgianCapital = /^[\u1c90-\u1cbf]$/

function capitalizeLetter(letter: string, letterCase: LetterCase): string {
  const upper = letterCase.upper(letter)
  const titleForm = titleForms.get(upper)
  if (titleForm !== undefined) return titleForm
  // Georgian has words in all capitals, but does not capitalize only the first letter.
  if (georgianCapital.test(upper)) return letter.toLowerCase()
  if (upper.length === letter.length) return upper
  // ᾳ is ΑΙ in all capitals, but ᾼ at the start of a word, with the iota below.
  if (upper.endsWith('Ι')) return `${upper.slice(0, -1)}\u0345`.normalize()
  return upper.slice(0, 1) + upper.slice(1).toLowerCase()
}

const letters = new RegExp(anyLetter, 'gmu')

/** Uppercases the letters that the callback selects and lowercases the others. */
export function convertLetters(text: string, isUpper: (letter: string) => boolean, letterCase: LetterCase): string[] {
  return convertInChunks(text, /\s/, (chunk) =>
    chunk.replace(letters, (letter, offset: number) => {
      if (isUpper(letter)) return letterCase.upper(letter)
      return letter === 'Σ' ? lowerSigmaAt(chunk, offset) : letterCase.lower(letter)
    }),
  )
}

/** In UTF-16 code units. Longer than any real run of apostrophes and marks between a sigma and the next letter. */
const sigmaContextLength = 64

/** Lowercases a sigma. Its form depends on the letters around it. */
function lowerSigmaAt(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - sigmaContextLength), offset)
  const around = before + text.slice(offset, offset + sigmaContextLength)
  return around.toLowerCase().charAt(before.toLowerCase().length)
}
