import { printCsv } from '#core/text/csv.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { isWordLike, NormalizedWordReader } from '#core/text/normalized-words.ts'
import { percentOf } from '#core/text/percent.ts'
import { decodedChunks, chunksOf } from '#core/text/chunks.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import type { OptionValues } from '#core/options.ts'
import type { Engine } from '#core/tool.ts'
import type { tool } from './tool.ts'

export interface CountedWord {
  readonly word: string
  readonly count: number
  /** Percentage of the counted words. */
  readonly share: number
}

export interface WordFrequencies {
  /** The words up to the limit, most frequent first. */
  readonly items: readonly CountedWord[]
  /** Number of counted words, which do not include short words and skipped stop words. */
  readonly words: number
  /** Number of distinct counted words. */
  readonly distinct: number
  /**
   * A table of all words, if requested. It is a string, because receiving a list of a million objects would block the
   * page.
   */
  readonly csv?: string
}

/** The frequencies for an empty text. */
export const noFrequencies: WordFrequencies = { items: [], words: 0, distinct: 0 }

const minCharacters = 3
// No character up to U+02FF combines with the one before it.
const threePlainCharacters = /^[\0-\u02ff]{3}/

function isShort(word: string): boolean {
  return !threePlainCharacters.test(word) && (word.length < minCharacters || countGraphemes(word) < minCharacters)
}

/**
 * Counts the words in a text that arrives in chunks. Memory use grows with the number of distinct words, not with the
 * length of the text.
 */
class Tally {
  readonly #reader = new NormalizedWordReader(
    (word) => ({ word, count: 0 }),
    (counted) => counted.count++,
  )

  add(chunk: string): void {
    this.#reader.add(chunk)
  }

  finish({ skipStopWords, limit, csv }: OptionValues<(typeof tool)['options']>): WordFrequencies {
    this.#reader.end()
    const counted = [...this.#reader.values.values()].filter(
      ({ word }) => !isShort(word) && isWordLike(word) && !(skipStopWords && isStopWord(word)),
    )
    const words = counted.reduce((sum, { count }) => sum + count, 0)
    const sorted = counted.sort((a, b) => b.count - a.count)
    const list = (limit: number): CountedWord[] =>
      sorted.slice(0, limit).map(({ word, count }) => ({ word, count, share: percentOf(count, words) }))
    return { items: list(limit), words, distinct: counted.length, ...(csv && { csv: toCsv(list(counted.length)) }) }
  }
}

function toCsv(items: readonly CountedWord[]): string {
  return printCsv([['word', 'count', 'percent'], ...items.map(({ word, count, share }) => [word, count, share])])
}

export const engine: Engine<typeof tool, WordFrequencies> = {
  run({ text }, options, context) {
    const tally = new Tally()
    for (const chunk of chunksOf(text, context)) tally.add(chunk)
    return tally.finish(options)
  },

  async *stream(chunks, options, context) {
    const tally = new Tally()
    for await (const chunk of decodedChunks(chunks, context)) tally.add(chunk)
    return tally.finish(options)
  },

  print({ items, csv }) {
    return csv ?? items.map(({ word, count }) => `${word}: ${String(count)}`).join('\n')
  },
}
