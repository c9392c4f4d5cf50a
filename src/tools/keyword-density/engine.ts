import { mostFrequent } from '#core/text/most-frequent.ts'
import { isWordLike } from '#core/text/normalized-words.ts'
import { percentOf } from '#core/text/percent.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import type { Engine } from '#core/tool.ts'
import { countKeyword } from './keyword.ts'
import { countPhrases, type Phrases } from './phrases.ts'
import type { tool } from './tool.ts'
import { readWords, type WordSequence } from './word-sequence.ts'

export interface FoundPhrase {
  readonly phrase: string
  readonly count: number
  /** Number of occurrences as a percentage of all words. */
  readonly density: number
}

export interface Densities {
  readonly keyword: string
  readonly count: number
  /** Number of words in the text. */
  readonly words: number
  /** Number of occurrences of the keyword as a percentage of all words, to two decimal places. */
  readonly density: number
  /** Words that occur at least twice, most frequent first, up to the limit. */
  readonly oneWord: readonly FoundPhrase[]
  readonly twoWords: readonly FoundPhrase[]
  readonly threeWords: readonly FoundPhrase[]
}

/** The result for an empty text. */
export const noDensities: Densities = {
  keyword: '',
  count: 0,
  words: 0,
  density: 0,
  oneWord: [],
  twoWords: [],
  threeWords: [],
}

/** Returns for each word whether it can be listed and whether a phrase can start or end with it. */
function findListableWords(vocabulary: readonly string[], skipStopWords: boolean): boolean[] {
  return vocabulary.map((word) => isWordLike(word) && !(skipStopWords && isStopWord(word)))
}

interface ListOptions {
  readonly isListable: readonly boolean[]
  readonly limit: number
}

/** Returns the most frequent phrases of `length` words. */
function listPhrases(
  { vocabulary, wordIds, count: words }: WordSequence,
  { firstIndexes, counts }: Phrases,
  length: number,
  { isListable, limit }: ListOptions,
): FoundPhrase[] {
  const listed = counts.map((count, id) => {
    const first = firstIndexes[id] as number
    return isListable[wordIds[first] as number] && isListable[wordIds[first + length - 1] as number] ? count : 0
  })
  return mostFrequent(listed, limit).map((id) => {
    const first = firstIndexes[id] as number
    const phrase = Array.from(wordIds.subarray(first, first + length), (wordId) => vocabulary[wordId])
    const count = counts[id] as number
    return { phrase: phrase.join(' '), count, density: percentOf(count, words) }
  })
}

export const engine: Engine<typeof tool, Densities> = {
  run({ text }, { keyword, skipStopWords, limit }, context) {
    // Progress has three equal parts: reading the text, counting two-word phrases and counting three-word phrases.
    const total = 3 * text.length
    const sequence = readWords(text, {
      progress: (done) => {
        context.progress(done, total)
      },
    })
    const trimmedKeyword = keyword.trim()
    const count = countKeyword(trimmedKeyword, text, sequence)
    const listOptions = { isListable: findListableWords(sequence.vocabulary, skipStopWords), limit }
    const lists: FoundPhrase[][] = []
    for (const phrases of countPhrases(sequence.wordIds, 3)) {
      lists.push(listPhrases(sequence, phrases, lists.length + 1, listOptions))
      // Counting single words is so fast that no progress is reported.
      if (lists.length > 1) context.progress(lists.length * text.length, total)
    }
    const [oneWord = [], twoWords = [], threeWords = []] = lists
    const words = sequence.count
    return {
      keyword: trimmedKeyword,
      count,
      words,
      density: percentOf(count, words),
      oneWord,
      twoWords,
      threeWords,
    }
  },

  print({ keyword, count, words, density, oneWord, twoWords, threeWords }) {
    const keywordLines = [`Keyword: ${keyword}`, `Count: ${String(count)}`, `Density: ${density.toFixed(2)}%`]
    return [
      ...(keyword === '' ? [] : keywordLines),
      `Words: ${String(words)}`,
      ...printPhrases('One word', oneWord),
      ...printPhrases('Two words', twoWords),
      ...printPhrases('Three words', threeWords),
    ].join('\n')
  },
}

function printPhrases(title: string, found: readonly FoundPhrase[]): string[] {
  if (found.length === 0) return []
  const lines = found.map(({ phrase, count, density }) => `${phrase}: ${String(count)} (${density.toFixed(2)}%)`)
  return ['', title, ...lines]
}
