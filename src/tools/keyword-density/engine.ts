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
  /** In percent of all words. */
  readonly density: number
}

export interface Densities {
  readonly keyword: string
  readonly count: number
  /** All words of the text. */
  readonly words: number
  /** In percent of all words, to two decimals. */
  readonly density: number
  /** What comes up at least twice, most frequent first, up to the limit. */
  readonly oneWord: readonly FoundPhrase[]
  readonly twoWords: readonly FoundPhrase[]
  readonly threeWords: readonly FoundPhrase[]
}

/** The densities of an empty text. */
export const noDensities: Densities = {
  keyword: '',
  count: 0,
  words: 0,
  density: 0,
  oneWord: [],
  twoWords: [],
  threeWords: [],
}

/** For each word whether it may be listed, and whether a phrase may begin or end with it. */
function findListed(vocabulary: readonly string[], skipStopWords: boolean): boolean[] {
  return vocabulary.map((word) => isWordLike(word) && !(skipStopWords && isStopWord(word)))
}

interface Listing {
  readonly isListed: readonly boolean[]
  readonly limit: number
}

/** The most frequent phrases of so many words. */
function listPhrases(
  { vocabulary, wordIds, count: words }: WordSequence,
  { firstIndexes, counts }: Phrases,
  length: number,
  { isListed, limit }: Listing,
): FoundPhrase[] {
  const listed = counts.map((count, id) => {
    const first = firstIndexes[id] as number
    return isListed[wordIds[first] as number] && isListed[wordIds[first + length - 1] as number] ? count : 0
  })
  return mostFrequent(listed, limit).map((id) => {
    const first = firstIndexes[id] as number
    const phrase = Array.from(wordIds.subarray(first, first + length), (number) => vocabulary[number])
    const count = counts[id] as number
    return { phrase: phrase.join(' '), count, density: percentOf(count, words) }
  })
}

export const engine: Engine<typeof tool, Densities> = {
  run({ text }, { keyword, skipStopWords, limit }, context) {
    // Reading the text takes about as long as counting its phrases of either length.
    const total = 3 * text.length
    const sequence = readWords(text, {
      progress: (done) => {
        context.progress(done, total)
      },
    })
    const trimmedKeyword = keyword.trim()
    const count = countKeyword(trimmedKeyword, text, sequence)
    const listing = { isListed: findListed(sequence.vocabulary, skipStopWords), limit }
    const lists: FoundPhrase[][] = []
    for (const phrases of countPhrases(sequence.wordIds, 3)) {
      lists.push(listPhrases(sequence, phrases, lists.length + 1, listing))
      // Counting single words takes little time.
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
