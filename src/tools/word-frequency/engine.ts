import { sumFields } from '#core/print-fields.ts'
import { printCsv } from '#core/text/csv.ts'
import { blankAddresses } from '#core/text/addresses.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { isWordLike, normalizeWords } from '#core/text/normalized-words.ts'
import { percentOf } from '#core/rounding.ts'
import { decodedChunks, chunksOf } from '#core/text/chunks.ts'
import { foreignStopWords } from '#core/text/foreign-stop-words.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { isUnspaced, unspacedSampleLength, WordCache, WordReader } from '#core/text/words.ts'
import type { OptionValues } from '#core/options.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { compareCounts, type WordCount } from './compare.ts'
import { separateWords } from './dictionary.ts'
import {
  type CountedWord,
  type ComparedWord,
  type LeftOut,
  minListedStopWords,
  printFrequencies,
  type WordFrequencies,
} from './frequencies.ts'
import { findOccurrences } from './occurrences.ts'
import type { tool } from './tool.ts'

export type Options = OptionValues<(typeof tool)['options']>

/** Returns whether a word is one of the stop words that the settings leave out. */
function stopWordTest({ skipStopWords, stopWords }: Options): (word: string) => boolean {
  const own = new Set(stopWords.split(/[\s,;]+/).flatMap(normalizeWords))
  return (word) => own.has(word) || (skipStopWords && isStopWord(word))
}

/** The German “war” is not on the list, because it is a topic in English. */
const isForeignStopWord = (word: string) => foreignStopWords.has(word) || word === 'war'

interface Counted {
  /** Most frequent first. */
  readonly counted: readonly WordCount[]
  readonly leftOut: LeftOut
}

/** Counts the words of a text that arrives in chunks. Memory use grows with the number of distinct words. */
function createCounter(settings: Options) {
  const counts = new Map<string, { readonly word: string; count: number }>()
  const entryOf = (word: string) => {
    const wordCount = counts.get(word) ?? { word, count: 0 }
    counts.set(word, wordCount)
    return wordCount
  }
  const prepare = settings.skipAddresses ? blankAddresses : (run: string) => run
  const cache = new WordCache((run) => normalizeWords(prepare(run)).map(entryOf))
  const reader = new WordReader((run) => {
    for (const wordCount of cache.get(run)) wordCount.count++
  })
  const finish = (): Counted => {
    reader.end()
    const isSkipped = stopWordTest(settings)
    const counted: WordCount[] = []
    const leftOut = { short: 0, stopWords: 0 }
    for (const wordCount of counts.values()) {
      const { word, count } = wordCount
      if (!isWordLike(word)) continue
      if (countGraphemes(word) < settings.minLength) leftOut.short += count
      else if (isSkipped(word)) leftOut.stopWords += count
      else counted.push(wordCount)
    }
    return { counted: counted.sort((a, b) => b.count - a.count), leftOut }
  }
  return { add: (chunk: string) => reader.add(chunk), finish }
}

function countIn(text: string, settings: Options, context: EngineContext): Counted {
  const counter = createCounter(settings)
  const spaced = settings.dictionary ? separateWords(text) : text
  for (const chunk of chunksOf(spaced, context)) counter.add(chunk)
  return counter.finish()
}

const nameWithSymbols = /\b[CJ]\+\+|\b[ACFJ]#|\B\.NET\b/g

/**
 * Lists the words, compares them with another text if there is one, and finds a word if there is one to find. Otherwise,
 * `text` needs only its start.
 */
function report({ counted, leftOut }: Counted, text: string, settings: Options, context: EngineContext) {
  const { compareWith, limit, csv, find, dictionary } = settings
  const { count: words } = sumFields(counted, 'count')
  const addShare = ({ word, count }: WordCount): CountedWord => ({ word, count, share: percentOf(count, words) })
  const items = counted.slice(0, limit).map(addShare)
  const other = compareWith === '' ? undefined : countIn(compareWith, settings, context).counted
  const compared = other && compareCounts(counted, other)
  const start = text.slice(0, unspacedSampleLength)
  const withoutSymbols = [...new Set(start.match(nameWithSymbols))]
  return {
    items,
    words,
    distinct: counted.length,
    leftOut,
    ...findStopWords(items, counted, settings),
    ...(compared && { comparison: { ...compared, words: compared.words.slice(0, limit) } }),
    ...(csv && { csv: compared ? comparisonToCsv(compared.words) : toCsv(counted.map(addShare)) }),
    ...(isUnspaced(start) && { needsDictionary: !dictionary }),
    ...(withoutSymbols.length > 0 && { withoutSymbols }),
    ...(find !== '' && { occurrences: findOccurrences(text, find, settings) }),
  }
}

/** Finds the stop words among the listed words and, for a text in another language, among all words. */
function findStopWords(items: readonly WordCount[], counted: readonly WordCount[], { skipStopWords }: Options) {
  const listedStopWords = items.filter(({ word }) => isStopWord(word)).length
  // Some are also English words, such as “die” and “hat”.
  const listedForeign = items.filter(({ word }) => isForeignStopWord(word)).length
  const isForeign = !skipStopWords && listedForeign >= minListedStopWords && listedForeign > listedStopWords
  return {
    ...(listedStopWords > 0 && { listedStopWords }),
    ...(isForeign && { commonWords: counted.map(({ word }) => word).filter(isForeignStopWord) }),
  }
}

function toCsv(items: readonly CountedWord[]): string {
  return printCsv([['word', 'count', 'percent'], ...items.map(({ word, count, share }) => [word, count, share])])
}

function comparisonToCsv(compared: readonly ComparedWord[]): string {
  const columns = ['word', 'count', 'share', 'otherCount', 'otherShare', 'difference'] as const
  return printCsv([
    ['word', 'count', 'percent', 'other count', 'other percent', 'difference'],
    ...compared.map((word) => columns.map((column) => word[column])),
  ])
}

export const engine: Engine<typeof tool, WordFrequencies> = {
  run({ text }, options, context) {
    return report(countIn(text, options, context), text, options, context)
  },

  async *stream(chunks, options, context) {
    const counter = createCounter(options)
    let text = ''
    for await (const chunk of decodedChunks(chunks, context)) {
      if (!options.dictionary) counter.add(chunk)
      // The dictionary, positions and contexts need the whole text.
      if (options.dictionary || options.find !== '' || text.length < unspacedSampleLength) text += chunk
    }
    const counted = options.dictionary ? countIn(text, options, context) : counter.finish()
    return report(counted, text, options, context)
  },

  print: printFrequencies,

  note({ items, distinct, comparison, occurrences, csv, needsDictionary }) {
    if (needsDictionary) return 'This text has no spaces between words. Use the dictionary option to find its words.'
    const printsOther = (comparison ?? occurrences ?? csv) !== undefined
    if (printsOther || items.length === distinct) return undefined
    return `${String(items.length)} of ${String(distinct)} words listed. Raise the limit for more.`
  },
}
