import { hasSubstance, writtenWord } from '#core/text/bare-words.ts'
import { mostFrequent } from '#core/text/most-frequent.ts'
import { percentOf } from '#core/text/percent.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import type { WordTable } from '#core/text/word-table.ts'
import type { Engine } from '#core/tool.ts'
import { countKeyword } from './keyword.ts'
import { countPhrases, mostRepeated } from './phrases.ts'
import { readWords, sentenceEnd, type WordSequence } from './word-sequence.ts'
import type { tool } from './tool.ts'

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

const leastCount = 2

/** Words that are not listed, and that no phrase begins or ends with. */
function leftOutWords(table: WordTable, skipStopWords: boolean): Uint8Array {
  return new Uint8Array(table.size).map((_, number) => {
    const word = table.word(number)
    return Number(!hasSubstance(word) || (skipStopWords && isStopWord(word)))
  })
}

function findWords({ numbers, table, words }: WordSequence, isLeftOut: Uint8Array, limit: number): FoundPhrase[] {
  const counts = new Int32Array(table.size)
  // Counted down, since `for … of` takes ten times as long over these.
  for (let at = numbers.length; at > 0; at--) {
    const number = numbers[at - 1] as number
    if (number !== sentenceEnd) counts[number] = (counts[number] as number) + 1
  }
  const listed = counts.map((count, number) => (isLeftOut[number] === 0 ? count : 0))
  return mostFrequent(listed, limit, leastCount).map((number) => {
    const count = listed[number] as number
    return { phrase: writtenWord(table, number), count, density: percentOf(count, words) }
  })
}

function findPhrases(sequence: WordSequence, length: number, isLeftOut: Uint8Array, limit: number): FoundPhrase[] {
  const { numbers, table, words } = sequence
  return mostRepeated(countPhrases(numbers, length, isLeftOut), limit).map(({ place, count }) => {
    const written = Array.from(numbers.subarray(place, place + length), (number) => writtenWord(table, number))
    return { phrase: written.join(' '), count, density: percentOf(count, words) }
  })
}

export const engine: Engine<typeof tool, Densities> = {
  run({ text }, { keyword, skipStopWords, limit }, host) {
    // Reading the text takes about as long as counting its phrases of either length.
    const inAll = 3 * text.length
    const sequence = readWords(text, { progress: (done) => { host.progress(done, inAll) } })
    const asked = keyword.trim()
    const count = countKeyword(asked, text, sequence)
    const isLeftOut = leftOutWords(sequence.table, skipStopWords)
    const oneWord = findWords(sequence, isLeftOut, limit)
    const twoWords = findPhrases(sequence, 2, isLeftOut, limit)
    host.progress(2 * text.length, inAll)
    const threeWords = findPhrases(sequence, 3, isLeftOut, limit)
    host.progress(inAll, inAll)
    const { words } = sequence
    return { keyword: asked, count, words, density: percentOf(count, words), oneWord, twoWords, threeWords }
  },

  print({ keyword, count, words, density, oneWord, twoWords, threeWords }) {
    const asked = [`Keyword: ${keyword}`, `Count: ${String(count)}`, `Density: ${density.toFixed(2)}%`]
    return [
      ...(keyword === '' ? [] : asked),
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
