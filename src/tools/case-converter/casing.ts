import { TextBuilder } from '#core/text/text-builder.ts'
import { isLetterOrDigitClass, caseClassAt } from './case-classes.ts'

/** In UTF-16 units. */
const chunkLength = 65_536

/** Converts a long text in chunks, each of which ends before a match of the boundary. */
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

/** The first letter raised and the rest lowered. A text that begins with a digit has no first letter to raise. */
export function capitalize(text: string): string {
  const lower = text.toLowerCase()
  let first = 0
  while (first < text.length && !isLetterOrDigitClass(caseClassAt(text, first))) first += 1
  if (first === text.length) return lower
  const letter = String.fromCodePoint(text.codePointAt(first) as number)
  // Lowered with the whole text: a Greek sigma has another form at the end of a word.
  return lower.slice(0, first) + raiseLetter(letter) + lower.slice(first + letter.toLowerCase().length)
}

// Capitals that look different at the start of a word than in all-capital text, by the latter.
const titleForms = new Map([
  ['Ǆ', 'ǅ'],
  ['Ǉ', 'ǈ'],
  ['Ǌ', 'ǋ'],
  ['Ǳ', 'ǲ'],
  ['ʼN', 'ʼN'],
])

const georgianCapital = /^[\u1c90-\u1cbf]$/

function raiseLetter(letter: string): string {
  const upper = letter.toUpperCase()
  const titleForm = titleForms.get(upper)
  if (titleForm !== undefined) return titleForm
  // Georgian sets whole words in capitals, and never the first letter alone.
  if (georgianCapital.test(upper)) return letter.toLowerCase()
  if (upper.length === letter.length) return upper
  // ᾳ is ΑΙ in capitals, but at the start of a word its iota stays beneath: ᾼ.
  if (upper.endsWith('Ι')) return `${upper.slice(0, -1)}\u0345`.normalize()
  return upper.slice(0, 1) + upper.slice(1).toLowerCase()
}

const anyLetter = /[\p{L}\p{Nl}Ⓐ-ⓩ]/gmu

/** Raises some letters and lowers the others. */
export function convertLetters(text: string, isRaised: (text: string, offset: number) => boolean): string {
  return text.replace(anyLetter, (letter, offset: number) => {
    if (isRaised(text, offset)) return letter.toUpperCase()
    return letter === 'Σ' ? lowerSigmaAt(text, offset) : letter.toLowerCase()
  })
}

/** In UTF-16 units: more than apostrophes and marks ever stand between a sigma and the next letter. */
const sigmaReach = 64

/** The small form of a sigma depends on the letters around it. */
function lowerSigmaAt(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - sigmaReach), offset)
  const around = before + text.slice(offset, offset + sigmaReach)
  return around.toLowerCase().charAt(before.toLowerCase().length)
}
