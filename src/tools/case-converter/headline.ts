import { isLetterOrDigitClass, caseClass, caseClassAt, lowerLetter, upperLetter } from './case-classes.ts'
import { capitalize } from './casing.ts'

// Articles, and conjunctions and prepositions of up to three letters. Off, so, up and yet are not included, because in
// headlines they are mostly adverbs: Sign Up Now, Why So Few.
const lowerCaseWords = 'a an the and as but if nor or at by for in of on per to via vs'.split(' ')

// Includes the lowercase and the capitalized form. A word in all capitals (OR, the state) is deliberate. A single V is
// a numeral (Henry V), whereas a v means versus (Roe v. Wade).
const smallWords = new Set([...lowerCaseWords, ...lowerCaseWords.map(capitalize), 'v'])

/** Converts one line to headline case. */
export function writeHeadline(line: string): string {
  const isAllCapitals = !lowerLetter.test(line) && upperLetter.test(line)
  let lastWordEnd = line.length
  while (lastWordEnd > 0 && !isLetterOrDigitClass(caseClassAt(line, lastWordEnd - 1))) lastWordEnd -= 1
  let isFirst = true
  return line.replace(/\S+/g, (word, start: number) => {
    const isEdge = isFirst || lastWordEnd <= start + word.length
    const core = findCore(word)
    const after = word.slice(core.end)
    isFirst = (isFirst && core.start === core.end) || /[:?!]/.test(after)
    return word.slice(0, core.start) + writeCore(word.slice(core.start, core.end), { isEdge, isAllCapitals }) + after
  })
}

/** Returns the range of a word without the punctuation around it, or an empty range if there is only punctuation. */
function findCore(word: string): { start: number; end: number } {
  let start = 0
  let end = 0
  for (let offset = 0; offset < word.length; offset += 1) {
    const charClass = caseClassAt(word, offset)
    if (isLetterOrDigitClass(charClass)) {
      if (end === 0) start = offset
      end = offset + 1
    } else if (charClass > caseClass.other && end > 0 && end === offset) {
      end = offset + 1
    }
  }
  return { start, end }
}

interface WordContext {
  /** Whether the word is the first or the last word of the headline. */
  readonly isEdge: boolean
  readonly isAllCapitals: boolean
}

const dashes = /([-\u2010-\u2015])/

/**
 * Capitalizes the first and last part of a hyphenated word, and lowercases the small words between them:
 * State-of-the-Art.
 */
function writeCore(core: string, { isEdge, isAllCapitals }: WordContext): string {
  const parts = core.split(dashes)
  const last = parts.length - 1
  const written = parts.map((part, index) => {
    const mayBeLower = last === 0 ? !isEdge : index > 0 && index < last
    if (mayBeLower && smallWords.has(isAllCapitals ? part.toLowerCase() : part)) return part.toLowerCase()
    // Words that already contain capitals are kept as they are: iPhone, NASA.
    return upperLetter.test(part) && !isAllCapitals ? part : capitalize(part)
  })
  return written.join('')
}
