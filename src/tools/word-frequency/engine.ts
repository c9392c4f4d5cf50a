import { percentOf } from '#core/rounding.ts'
import { chunksOf } from '#core/long-text/chunks.ts'
import { decodedChunks } from '#core/long-text/text-stream.ts'
import { inLanguage, readLanguage, type TextLanguage, withLanguage } from '#core/language/text-language.ts'
import { ComparedWordCounter, listedWords } from '#core/text/compared-words.ts'
import { printCsv } from '#core/text/csv.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { unspacedCharacter } from '#core/text/words.ts'
import type { OptionValues } from '#core/tool/options.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { type CountedWord, type WordFrequencies, print } from './result.ts'
import type { tool } from './tool.ts'

export type Options = OptionValues<(typeof tool)['options']>

/** Returns whether the options leave a word out. */
function skipTest(
  { skipStopWords, stopWords, minLength }: Options,
  rules: TextLanguage['rules'],
): (word: string) => boolean {
  const own = listedWords(stopWords)
  // In scripts without spaces, words are shorter: many have one character.
  const minLengthOf = (word: string) => (unspacedCharacter.test(word) ? minLength - 2 : minLength)
  return (word) =>
    own.has(word) || (skipStopWords && isStopWord(word, rules)) || countGraphemes(word) < minLengthOf(word)
}

/** Lists the most frequent words first; equally frequent ones in order of first occurrence. */
function report(counts: ReadonlyMap<string, number>, options: Options, language: TextLanguage): WordFrequencies {
  const isSkipped = skipTest(options, language.rules)
  const counted = Array.from(counts, ([word, count]) => ({ word, count })).filter(({ word }) => !isSkipped(word))
  counted.sort((a, b) => b.count - a.count)
  const words = counted.reduce((sum, { count }) => sum + count, 0)
  const addShare = ({ word, count }: { word: string; count: number }): CountedWord => {
    return { word, count, share: percentOf(count, words) }
  }
  return {
    items: counted.slice(0, options.limit).map(addShare),
    words,
    distinct: counted.length,
    ...inLanguage(language),
    ...(options.csv && { csv: toCsv(counted.map(addShare)) }),
  }
}

function toCsv(items: readonly CountedWord[]): string {
  return printCsv([['word', 'count', 'percent'], ...items.map(({ word, count, share }) => [word, count, share])])
}

export const engine: Engine<typeof tool, WordFrequencies> = {
  run({ text }, options, context) {
    return withLanguage(text, options.language, (language) => {
      const counter = new ComparedWordCounter()
      for (const chunk of chunksOf(text, context)) counter.add(chunk)
      counter.end()
      return report(counter.counts, options, language)
    })
  },

  async *stream(chunks, options, context) {
    const counter = new ComparedWordCounter()
    const read = await readLanguage(decodedChunks(chunks, context), options.language)
    for await (const chunk of read.chunks) counter.add(chunk)
    counter.end()
    return report(counter.counts, options, read.language)
  },
  print,

  note({ items, distinct, csv }) {
    if (csv !== undefined || items.length === distinct) return undefined
    return `${String(items.length)} of ${String(distinct)} words listed. --csv lists them all.`
  },
}
