import { TextBuilder } from '#core/text/text-builder.ts'
import { isLetterOrDigitClass, caseClassAt } from './case-classes.ts'

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

/** Capitalizes the first letter and lowercases the rest. If the text starts with a digit, no letter is capitalized. */
export function capitalize(text: string): string {
  const lower = text.toLowerCase()
  let first = 0
  while (first < text.length && !isLetterOrDigitClass(caseClassAt(text, first))) first += 1
  if (first === text.length) return lower
  const letter = String.fromCodePoint(text.codePointAt(first) as number)
  // The text is lowercased as a whole, because a Greek sigma has a different form at the end of a word.
  return lower.slice(0, first) + capitalizeLetter(letter) + lower.slice(first + letter.toLowerCase().length)
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

function capitalizeLetter(letter: string): string {
  const upper = letter.toUpperCase()
  const titleForm = titleForms.get(upper)
  if (titleForm !== undefined) return titleForm
  // Georgian has words in all capitals, but does not capitalize only the first letter.
  if (georgianCapital.test(upper)) return letter.toLowerCase()
  if (upper.length === letter.length) return upper
  // ᾳ is ΑΙ in all capitals, but ᾼ at the start of a word, with the iota below.
  if (upper.endsWith('Ι')) return `${upper.slice(0, -1)}\u0345`.normalize()
  return upper.slice(0, 1) + upper.slice(1).toLowerCase()
}

const anyLetter = /[\p{L}\p{Nl}Ⓐ-ⓩ]/gmu

/** Uppercases the letters that the callback selects and lowercases the others. */
export function convertLetters(text: string, isUpper: (text: string, offset: number) => boolean): string {
  return text.replace(anyLetter, (letter, offset: number) => {
    if (isUpper(text, offset)) return letter.toUpperCase()
    return letter === 'Σ' ? lowerSigmaAt(text, offset) : letter.toLowerCase()
  })
}

/** In UTF-16 code units. Longer than any real run of apostrophes and marks between a sigma and the next letter. */
const sigmaContextLength = 64

/** Lowercases a sigma. Its form depends on the letters around it. */
function lowerSigmaAt(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - sigmaContextLength), offset)
  const around = before + text.slice(offset, offset + sigmaContextLength)
  return around.toLowerCase().charAt(before.toLowerCase().length)
}
