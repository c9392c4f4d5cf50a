import { printFields, sumFields } from '#core/print-fields.ts'
import { roundedRatio } from '#core/rounding.ts'
import { chunksOf } from '#core/text/chunks.ts'
import { SentenceScanner } from '#core/text/sentences.ts'
import { countWords, isUnspaced, unspacedSampleLength } from '#core/text/words.ts'
import type { OptionValues } from '#core/options.ts'
import type { Engine } from '#core/tool.ts'
import { Profile } from './profile.ts'
import { noCounts, type NumberedSentence, type SentenceCounts, type SentenceRange } from './sentence-counts.ts'
import type { tool } from './tool.ts'

const maxLongest = 5

class Tally {
  readonly #limit: number
  readonly #wordLimit: number
  readonly #profile = new Profile()
  readonly #long: SentenceRange[] = []
  #longCount = 0
  #sentences = 0
  #words = 0
  #shortest = Infinity
  /** Longest first. */
  readonly #longest: NumberedSentence[] = []

  /** Of the sentences with more than `wordLimit` words, `limit` are listed. */
  constructor({ limit, wordLimit }: OptionValues<(typeof tool)['options']>) {
    this.#limit = limit
    this.#wordLimit = wordLimit
  }

  add(sentence: SentenceRange): void {
    const { start, end, words } = sentence
    this.#sentences++
    this.#words += words
    const numbered = { start, end, words, number: this.#sentences }
    this.#profile.add(numbered)
    if (words < this.#shortest) this.#shortest = words
    this.#addToLongest(numbered)
    if (words <= this.#wordLimit) return
    this.#longCount++
    if (this.#long.length < this.#limit) this.#long.push(sentence)
  }

  #addToLongest(sentence: NumberedSentence): void {
    const index = this.#longest.findIndex(({ words }) => words < sentence.words)
    if (index < 0 && this.#longest.length === maxLongest) return
    this.#longest.splice(index < 0 ? this.#longest.length : index, 0, sentence)
    this.#longest.splice(maxLongest)
  }

  finish(text: string): SentenceCounts {
    const longestSentences = this.#longest.map((sentence) => ({
      ...sentence,
      text: text.slice(sentence.start, sentence.end),
    }))
    const [longest] = longestSentences
    if (!longest) return noCounts
    return {
      sentences: this.#sentences,
      words: this.#words,
      average: roundedRatio(this.#words, this.#sentences),
      longest: longest.words,
      shortest: this.#shortest,
      longestSentence: longest,
      longestSentences,
      longSentences: this.#longCount,
      long: this.#long,
      isUnspaced: isUnspaced(text.slice(0, unspacedSampleLength)),
      profile: { sentencesPerBar: this.#profile.perBar, bars: this.#profile.bars },
    }
  }
}

export const engine: Engine<typeof tool, SentenceCounts> = {
  run({ text }, options, context) {
    const tally = new Tally(options)
    const scanner = new SentenceScanner((start, end) => tally.add({ start, end, words: countWords(text, start, end) }))
    for (const chunk of chunksOf(text, context)) scanner.add(chunk)
    scanner.end()
    return tally.finish(text)
  },

  print: printCounts,

  printTotal(results) {
    const counted = results.filter(({ sentences }) => sentences > 0)
    if (counted.length === 0) return printCounts(noCounts)
    const { sentences, words } = sumFields(counted, 'sentences', 'words')
    return printCounts({
      sentences,
      average: roundedRatio(words, sentences),
      longest: Math.max(...counted.map(({ longest }) => longest)),
      shortest: Math.min(...counted.map(({ shortest }) => shortest)),
    })
  },
}

type PrintedCounts = Pick<SentenceCounts, 'sentences' | 'average' | 'longest' | 'shortest'>

function printCounts({ sentences, average, longest, shortest }: PrintedCounts): string {
  const inWords = (count: number) => `${String(count)} ${count === 1 ? 'word' : 'words'}`
  const lengths = { Average: inWords(average), Longest: inWords(longest), Shortest: inWords(shortest) }
  return printFields({ Sentences: sentences, ...lengths })
}
