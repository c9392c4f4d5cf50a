import { BareWords, hasSubstance, writtenWord } from '#core/text/bare-words.ts'
import { printCsv } from '#core/text/csv.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { mostFrequent } from '#core/text/most-frequent.ts'
import { percentOf } from '#core/text/percent.ts'
import { decodedPieces, piecesOf } from '#core/text/pieces.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { grownTo } from '#core/grown-to.ts'
import type { OptionValues } from '#core/options.ts'
import type { Engine } from '#core/tool.ts'
import type { tool } from './tool.ts'

export interface CountedWord {
  readonly word: string
  readonly count: number
  /** In percent of the words counted. */
  readonly share: number
}

export interface WordFrequencies {
  /** The most frequent ones, up to the limit. */
  readonly items: readonly CountedWord[]
  /** All words counted: short ones, and stop words if they are left out, are no part of it. */
  readonly words: number
  /** How many different ones these are. */
  readonly distinct: number
  /** Every word, if asked for: a list of a million would keep the page from drawing while it receives them. */
  readonly csv?: string
}

/** The frequencies of an empty text. */
export const noFrequencies: WordFrequencies = { items: [], words: 0, distinct: 0 }

const fewestCharacters = 3
// Nothing up to here joins the letter before it.
const startsPlainly = /^[\0-\u02ff]{3}/

function isShort(word: string): boolean {
  return !startsPlainly.test(word) && (word.length < fewestCharacters || countGraphemes(word) < fewestCharacters)
}

/** Counts the words of a text that comes in pieces. What it keeps of them grows with the different words. */
class Tally {
  #counts = new Int32Array(1024)
  readonly #reader = new BareWords((number) => {
    if (number >= this.#counts.length) this.#counts = grownTo(2 * number, this.#counts)
    this.#counts[number] = (this.#counts[number] as number) + 1
  })

  add(text: string): void {
    this.#reader.add(text)
  }

  finish({ skipStopWords, limit, csv }: OptionValues<(typeof tool)['options']>): WordFrequencies {
    this.#reader.end()
    const { table } = this.#reader
    const counts = this.#counts.subarray(0, table.size)
    let words = 0
    let distinct = 0
    for (let number = 0; number < table.size; number++) {
      const word = table.word(number)
      if (isShort(word) || !hasSubstance(word) || (skipStopWords && isStopWord(word))) {
        counts[number] = 0
      } else {
        words += counts[number] as number
        distinct++
      }
    }

    const list = (limit: number): CountedWord[] =>
      mostFrequent(counts, limit).map((number) => {
        const count = counts[number] as number
        return { word: writtenWord(table, number), count, share: percentOf(count, words) }
      })
    return { items: list(limit), words, distinct, ...(csv && { csv: toCsv(list(distinct)) }) }
  }
}

function toCsv(items: readonly CountedWord[]): string {
  return printCsv([['word', 'count', 'percent'], ...items.map(({ word, count, share }) => [word, count, share])])
}

export const engine: Engine<typeof tool, WordFrequencies> = {
  run({ text }, options, host) {
    const tally = new Tally()
    for (const piece of piecesOf(text, host)) tally.add(piece)
    return tally.finish(options)
  },

  async *stream(chunks, options, host) {
    const tally = new Tally()
    for await (const piece of decodedPieces(chunks, host)) tally.add(piece)
    return tally.finish(options)
  },

  print({ items, csv }) {
    return csv ?? items.map(({ word, count }) => `${word}: ${String(count)}`).join('\n')
  },
}
