import { blankAddresses } from '#core/text/addresses.ts'
import { foldCase } from '#core/text/normalize.ts'
import { normalizeWords } from '#core/text/normalized-words.ts'
import { eachSentence } from '#core/text/sentences.ts'
import { countWords, dictionaryWords, eachWord, isUnspaced, unspacedSampleLength, WordCache } from '#core/text/words.ts'

/** Marks the end of a sentence in `wordIds`. */
const sentenceEnd = -1

export interface WordSequence {
  /** Number of words, where only whitespace separates words. */
  readonly count: number
  /** Whether the text has no spaces between words, so that a dictionary separates them. */
  readonly needsDictionary: boolean
  /** The distinct words in lower case without punctuation, in order of first occurrence. */
  readonly vocabulary: readonly string[]
  /** The vocabulary index of each word, in the order of the text, with `sentenceEnd` after each sentence. */
  readonly wordIds: Int32Array
  /** Like `wordIds`, with `sentenceEnd` in place of the words of web and email addresses. */
  readonly listedIds: Int32Array
  /** The start of the run of characters without whitespace that contains each word, such as `(and/or)`. */
  readonly runStarts: Int32Array
  /** The end of that run. */
  readonly runEnds: Int32Array
}

/** Converts a text to word ids, which need less memory and can be compared faster than strings. */
export function readWords(text: string): WordSequence {
  const needsDictionary = isUnspaced(text.slice(0, unspacedSampleLength))
  const ids = new Map<string, number>()
  const wordIds: number[] = []
  const listedIds: number[] = []
  const runStarts: number[] = []
  const runEnds: number[] = []
  const idOf = (word: string) => ids.get(word) ?? ids.set(word, ids.size).size - 1
  const idsOf = new WordCache((part) => normalizeWords(part).map(idOf))
  const add = (wordId: number, listedId: number, start: number, end: number) => {
    wordIds.push(wordId)
    listedIds.push(listedId)
    runStarts.push(start)
    runEnds.push(end)
  }
  const readSection = (from: number, to: number) => {
    const addRun = (runStart: number, runEnd: number) => {
      const run = text.slice(runStart, runEnd)
      const withoutAddresses = blankAddresses(run)
      const parts = needsDictionary ? dictionaryWords(run) : [{ word: run, start: 0 }]
      for (const { word, start } of parts) {
        const end = start + word.length
        const listed = idsOf.get(withoutAddresses.slice(start, end))
        let next = 0
        for (const wordId of idsOf.get(word)) {
          const isListed = wordId === listed[next]
          if (isListed) next++
          add(wordId, isListed ? wordId : sentenceEnd, runStart + start, runStart + end)
        }
      }
    }
    eachWord(text, addRun, from, to)
    if (wordIds.length > 0 && wordIds.at(-1) !== sentenceEnd) add(sentenceEnd, sentenceEnd, -1, -1)
  }
  let lastEnd = 0
  eachSentence(text, (start, end) => {
    // Between two sentences, there may be symbols.
    readSection(lastEnd, start)
    readSection(start, end)
    lastEnd = end
  })
  readSection(lastEnd, text.length)
  return {
    count: countWords(text),
    needsDictionary,
    vocabulary: Array.from(ids.keys()),
    wordIds: new Int32Array(wordIds),
    listedIds: new Int32Array(listedIds),
    runStarts: new Int32Array(runStarts),
    runEnds: new Int32Array(runEnds),
  }
}

/** Joins the words with spaces. The end of a sentence becomes a line feed, which is treated like a word. */
export function joinWords({ vocabulary, wordIds }: WordSequence): string {
  const words = Array.from(wordIds, (wordId) => (wordId === sentenceEnd ? '\n' : (vocabulary[wordId] as string)))
  return foldCase(words.join(' '))
}

/**
 * Returns where a word starts in the text, or undefined if only its run is known, because folding case changes its
 * length.
 */
export function findWordStart(text: string, sequence: WordSequence, index: number): number | undefined {
  const { vocabulary, wordIds, runStarts, runEnds } = sequence
  const runStart = runStarts[index] as number
  const run = text.slice(runStart, runEnds[index])
  const folded = foldCase(run)
  if (folded.length !== run.length) return undefined
  let firstInRun = index
  while (runStarts[firstInRun - 1] === runStart) firstInRun--
  let next = 0
  let found = -1
  for (let i = firstInRun; i <= index; i++) {
    const word = foldCase(vocabulary[wordIds[i] as number] as string)
    found = folded.indexOf(word, next)
    if (found >= 0) next = found + word.length
  }
  return found < 0 ? undefined : runStart + found
}
