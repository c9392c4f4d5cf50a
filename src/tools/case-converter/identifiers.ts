import { anyLetter, capitalize, convertLines, type LetterCase, lowerLetter, upperLetter } from './casing.ts'

const digit = String.raw`[\p{Nd}\p{No}]`
/** Combining marks, and the joiners in Persian words. */
const marks = String.raw`[\p{M}\u200c\u200d]`
const someMarks = `${marks}{0,9}`

/**
 * The last letter or digit of a word that the next one touches. A word ends before a capital that follows a lowercase
 * letter (`camel|Case`), before the last of several capitals if a lowercase letter follows (`XML|Http`), and between
 * letters and digits.
 */
const touchingEnd = new RegExp(
  [
    `${lowerLetter}${someMarks}(?=${upperLetter})`,
    `${upperLetter}${someMarks}(?=${upperLetter}${someMarks}${lowerLetter})`,
    `${digit}${someMarks}(?=${anyLetter})`,
    `${anyLetter}${someMarks}(?=${digit})`,
  ].join('|'),
  'gmu',
)
const outsideWords = new RegExp(`(?!${anyLetter}|${digit}|${marks})[^]`, 'mu')
/** A mark outside a word, such as the one that turns ❤ into an emoji, is dropped together with its base character. */
const outerMarks = new RegExp(String.raw`^${marks}+|[\u200c\u200d]+$`, 'gu')

/** Without capitals, digits and letters of other alphabets, no words touch. */
const separateWords = /^[^A-Z\d\u0080-\uffff]*$/

/** Returns the words in an identifier or in plain text. */
function findWords(line: string): string[] {
  return (separateWords.test(line) ? line : line.replace(touchingEnd, '$& '))
    .split(outsideWords)
    .map((word) => word.replace(outerMarks, ''))
    .filter((word) => word !== '')
}

type WriteWord = (word: string, letterCase: LetterCase) => string

const lower: WriteWord = (word, letterCase) => letterCase.lower(word)
const upper: WriteWord = (word, letterCase) => letterCase.upper(word)

const identifierStyles = {
  camel: { separator: '', first: lower, rest: capitalize },
  pascal: { separator: '', first: capitalize, rest: capitalize },
  snake: { separator: '_', first: lower, rest: lower },
  constant: { separator: '_', first: upper, rest: upper },
  kebab: { separator: '-', first: lower, rest: lower },
  dot: { separator: '.', first: lower, rest: lower },
  path: { separator: '/', first: lower, rest: lower },
}

/** Writes each line as one identifier. Line breaks are kept. */
export function writeIdentifiers(text: string, style: keyof typeof identifierStyles, letterCase: LetterCase): string[] {
  const { separator, first, rest } = identifierStyles[style]
  return convertLines(text, (line, around) => {
    const words = findWords(line)
    // Without any text left between them, \r and \n would become one line break instead of two.
    if (words.length === 0) return around === '\r\n' ? ' ' : ''
    return words.map((word, index) => (index === 0 ? first : rest)(word, letterCase)).join(separator)
  })
}
