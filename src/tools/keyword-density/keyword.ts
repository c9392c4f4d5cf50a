import { foldCase } from '#core/text/fold-case.ts'
import { readWords, sentenceEnd, type WordSequence } from './word-sequence.ts'

/**
 * How often a keyword comes up. A single word is looked for inside every word, as it is typed; several words are a
 * phrase. Punctuation around the words of a phrase is ignored.
 */
export function countKeyword(keyword: string, text: string, sequence: WordSequence): number {
  if (keyword === '') return 0
  if (!/\s/.test(keyword)) return countWordsWith(foldCase(keyword), text)
  const phrase = writeWords(readWords(keyword, { progress: () => undefined })).trimEnd()
  if (phrase === '') return 0
  return phrase.includes(' ') ? countInWords(phrase, writeWords(sequence)) : countWordsWith(phrase, text)
}

/** The words with a space between them, and a line feed as a word of its own between sentences. */
function writeWords({ vocabulary, wordIds }: WordSequence): string {
  const words = Array.from(wordIds, (wordId) => (wordId === sentenceEnd ? '\n' : (vocabulary[wordId] as string)))
  return foldCase(words.join(' '))
}

/** In UTF-16 units. */
const chunkLength = 65_536

function countWordsWith(keyword: string, text: string): number {
  let count = 0
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = endOfWord(text, start + chunkLength)
    count += countInWords(keyword, foldCase(text.slice(start, end)))
  }
  return count
}

/** Counts the keyword where it begins in another word than the one in which it ended before. */
function countInWords(keyword: string, text: string): number {
  let count = 0
  for (
    let index = text.indexOf(keyword);
    index >= 0;
    index = text.indexOf(keyword, endOfWord(text, index + keyword.length))
  )
    count += 1
  return count
}

function endOfWord(text: string, from: number): number {
  const space = /\s/g
  space.lastIndex = from
  return space.exec(text)?.index ?? text.length
}
