import { isWhitespace } from '#core/text/char-class.ts'
import { foldCase } from '#core/text/fold-case.ts'
import { countPhrase, readPhrase } from './phrase-search.ts'
import type { WordSequence } from './word-sequence.ts'

/**
 * How often a keyword comes up. A single word is looked for inside every word, as it is typed; several are a phrase.
 * Marks around a phrase count for nothing, so that several of them alone come up nowhere.
 */
export function countKeyword(keyword: string, text: string, sequence: WordSequence): number {
  if (keyword === '') return 0
  if (!/\s/.test(keyword)) return countWordsWith(foldCase(keyword), text)
  const phrase = readPhrase(keyword)
  if (phrase.length > 1) return countPhrase(phrase, sequence)
  return phrase[0] === undefined ? 0 : countWordsWith(phrase[0], text)
}

/** Long enough that there are few, short enough that a copy in lower case stays near the processor. */
const pieceLength = 1 << 15

function countWordsWith(keyword: string, text: string): number {
  let count = 0
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = endOfWord(text, Math.min(text.length, start + pieceLength))
    const piece = foldCase(text.slice(start, end))
    let i = piece.indexOf(keyword)
    while (i >= 0) {
      count++
      i = piece.indexOf(keyword, endOfWord(piece, i + keyword.length))
    }
  }
  return count
}

function endOfWord(text: string, from: number): number {
  let i = from
  while (i < text.length && !isWhitespace(text.charCodeAt(i))) i++
  return i
}
