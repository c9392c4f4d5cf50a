import { percentOf } from '#core/rounding.ts'
import { comparedWords, listedWords } from '#core/text/compared-words.ts'
import { eachSentence } from '#core/text/sentences.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { countWords, isUnspaced, unspacedSampleLength } from '#core/text/words.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { type Densities, type FoundPhrase, print } from './result.ts'
import { findKeyword } from './keyword.ts'
import { countPhrases } from './phrases.ts'
import type { tool } from './tool.ts'

/** The words of a text as numbers, which need less memory and can be compared faster than strings. */
interface WordSequence {
  /** The distinct words, in order of first occurrence. */
  readonly vocabulary: readonly string[]
  /** The vocabulary index of each word, in the order of the text, with −1 after each sentence. */
  readonly wordIds: Int32Array
}

function readWords(text: string): WordSequence {
  const ids = new Map<string, number>()
  const wordIds: number[] = []
  eachSentence(text, (start, end) => {
    for (const word of comparedWords(text.slice(start, end))) {
      const id = ids.get(word) ?? ids.size
      if (id === ids.size) ids.set(word, id)
      wordIds.push(id)
    }
    wordIds.push(-1)
  })
  return { vocabulary: Array.from(ids.keys()), wordIds: new Int32Array(wordIds) }
}

export const engine: Engine<typeof tool, Densities> = {
  run({ text }, { keyword: typed, wholeWord, skipStopWords, stopWords, rows }, context) {
    const keyword = typed.trim()
    const words = countWords(text)
    const { vocabulary, wordIds } = readWords(text)
    const dictionaryWords = isUnspaced(text.slice(0, unspacedSampleLength))
      ? wordIds.filter((wordId) => wordId >= 0).length
      : undefined
    const densityOf = (count: number) => percentOf(count, dictionaryWords ?? words)

    const own = listedWords(stopWords)
    const isListable = vocabulary.map((word) => !own.has(word) && !(skipStopWords && isStopWord(word)))
    const lists: FoundPhrase[][] = []
    for (const phrases of countPhrases(wordIds, isListable, 3)) {
      const length = lists.length + 1
      lists.push(
        phrases.slice(0, rows).map(({ firstIndex, count }) => {
          const phrase = Array.from(wordIds.subarray(firstIndex, firstIndex + length), (wordId) => vocabulary[wordId])
          return { phrase: phrase.join(' '), count, density: densityOf(count) }
        }),
      )
      context.progress(length, 3)
    }
    const [oneWord = [], twoWords = [], threeWords = []] = lists
    const { count, matches } = findKeyword(text, keyword, wholeWord)
    return {
      keyword,
      count,
      words,
      density: densityOf(count),
      oneWord,
      twoWords,
      threeWords,
      matches,
      ...(dictionaryWords !== undefined && { dictionaryWords }),
    }
  },
  print,
}
