import type { SyntaxHint } from './other-regex-syntax.ts'
import { isValidPattern } from './patterns.ts'

const { raw } = String

const members = raw`\p{L}\p{M}\p{N}_`
const word = `[${members}]`

/** The parts of a pattern in which `(`, `^` and the like have no special meaning. */
export const escapesAndClasses = /\\[^]|\[(?:\\[^]|[^\]\\])*\]/g

export const unicodeWordsNote = raw`\w and \b know only A to Z, 0 to 9 and _, so they split words such as Zoë.`

/** Offers to write `\w` and `\b` for the letters of all languages. */
export function hintAtUnicodeWords(pattern: string, flags: string): SyntaxHint {
  const written = toUnicodeWords(pattern, flags)
  return { message: unicodeWordsNote, ...(written && { fix: { label: 'Use all letters', ...written } }) }
}

/** Returns undefined if the pattern is not valid with the flag u. */
export function toUnicodeWords(pattern: string, flags: string): { pattern: string; flags: string } | undefined {
  const written = pattern.replace(escapesAndClasses, (token, index: number) => {
    if (token.startsWith('[')) return token.replace(/\\[^]/g, (escape) => (escape === raw`\w` ? members : escape))
    if (token === raw`\b`) return boundaryBetween(pattern.slice(0, index), pattern.slice(index + token.length))
    if (token === raw`\w`) return word
    return token === raw`\W` ? `[^${members}]` : token
  })
  const newFlags = /[uv]/.test(flags) ? flags : `${flags}u`
  return isValidPattern(written, newFlags) ? { pattern: written, flags: newFlags } : undefined
}

/** Returns a short boundary if it is clear on which side the word is. */
function boundaryBetween(before: string, after: string): string {
  const startsWord = /^(?:[\p{L}\p{N}_([]|\\[wdp])/u.test(after)
  const endsWord = /[\p{L}\p{N}_)\]}+*?]$/mu.test(before.replace(/\\[^wdp]/g, ''))
  /* eslint-disable no-restricted-syntax -- For the user's own pattern. */
  if (startsWord && !endsWord) return `(?<!${word})`
  if (endsWord && !startsWord) return `(?!${word})`
  return `(?:(?<!${word})(?=${word})|(?<=${word})(?!${word}))`
  /* eslint-enable no-restricted-syntax */
}

/** Whether there is a letter other than A to Z on one side of the offset, and a character that `\w` knows on the other. */
export function splitsWord(text: string, offset: number): boolean {
  const pair = text.slice(Math.max(0, offset - 1), offset + 1)
  return /^(?:\w\p{L}|\p{L}\w)$/u.test(pair) && /[^\0-\x7f]/.test(pair)
}
