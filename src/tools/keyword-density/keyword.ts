import { foldCase } from '#core/text/fold-case.ts'
import { whitespaceClass } from '#core/text/char-class.ts'
import { readWords, sentenceEnd, type WordSequence } from './word-sequence.ts'

const whitespace = new RegExp(`[${whitespaceClass}]`)

/**
 * Counts the occurrences of a keyword. A single word is searched for inside every word, including the punctuation
 * around it. Several words are searched for as a phrase, ignoring the punctuation around them.
 */
export function countKeyword(keyword: string, text: string, sequence: WordSequence): number {
  if (keyword === '') return 0
  if (!whitespace.test(keyword)) return countWordsWith(foldCase(keyword), text)
  const phrase = joinWords(readWords(keyword, { progress: () => undefined })).trimEnd()
  if (phrase === '') return 0
  return phrase.includes(' ') ? countInWords(phrase, joinWords(sequence)) : countWordsWith(phrase, text)
}

/** Joins the words with spaces. The end of a sentence becomes a line feed, which is treated like a word. */
function joinWords({ vocabulary, wordIds }: WordSequence): string {
  const words = Array.from(wordIds, (wordId) => (wordId === sentenceEnd ? '\n' : (vocabulary[wordId] as string)))
  return foldCase(words.join(' '))
}

/** In UTF-16 code units. */
const chunkLength = 65_536

function countWordsWith(keyword: string, text: string): number {
  let count = 0
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = endOfWord(text, start + chunkLength)
    count += countInWords(keyword, foldCase(text.slice(start, end)))
  }
  return count
}

/** Counts matches, except those that start in the word in which the previous match ended. */
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
  const space = new RegExp(whitespace, 'g')
  space.lastIndex = from
  return space.exec(text)?.index ?? text.length
}
