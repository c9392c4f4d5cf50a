import { printCsv } from '#core/text/csv.ts'
import { blankAddresses } from '#core/text/addresses.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { isWordLike, normalizeWords, NormalizedWordReader } from '#core/text/normalized-words.ts'
import { percentOf } from '#core/rounding.ts'
import { decodedChunks, chunksOf } from '#core/text/chunks.ts'
import { foreignStopWords } from '#core/text/foreign-stop-words.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { isUnspaced, unspacedSampleLength } from '#core/text/words.ts'
import type { OptionValues } from '#core/options.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { compareCounts, sumOf, type WordCount } from './compare.ts'
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

/** Memory use grows with the number of distinct words, not with the length of the text. */
function createReader({ skipAddresses }: Options): NormalizedWordReader<{ word: string; count: number }> {
  return new NormalizedWordReader(
    (word) => ({ word, count: 0 }),
    (counted) => counted.count++,
    skipAddresses ? blankAddresses : undefined,
  )
}

function listCounts(reader: ReturnType<typeof createReader>, settings: Options): Counted {
  reader.end()
  const isSkipped = stopWordTest(settings)
  const counted: WordCount[] = []
  const leftOut = { short: 0, stopWords: 0 }
  for (const wordCount of reader.values.values()) {
    const { word, count } = wordCount
    if (!isWordLike(word)) continue
    if (countGraphemes(word) < settings.minLength) leftOut.short += count
    else if (isSkipped(word)) leftOut.stopWords += count
    else counted.push(wordCount)
  }
  return { counted: counted.sort((a, b) => b.count - a.count), leftOut }
}

function countIn(text: string, settings: Options, context: EngineContext): Counted {
  const reader = createReader(settings)
  const spaced = settings.dictionary ? separateWords(text) : text
  for (const chunk of chunksOf(spaced, context)) reader.add(chunk)
  return listCounts(reader, settings)
}

/** Lists the words, and compares them with another text if there is one. */
function report({ counted, leftOut }: Counted, settings: Options, context: EngineContext): WordFrequencies {
  const { compareWith, limit, csv, skipStopWords } = settings
  const words = sumOf(counted)
  const list = (length: number): CountedWord[] =>
    counted.slice(0, length).map(({ word, count }) => ({ word, count, share: percentOf(count, words) }))
  const items = list(limit)
  const listedStopWords = items.filter(({ word }) => isStopWord(word)).length
  // Some are also English words, such as “die” and “hat”.
  const listedForeign = items.filter(({ word }) => isForeignStopWord(word)).length
  const isForeign = !skipStopWords && listedForeign >= minListedStopWords && listedForeign > listedStopWords
  const commonWords = isForeign ? counted.map(({ word }) => word).filter(isForeignStopWord) : []
  const frequencies = {
    items,
    words,
    distinct: counted.length,
    leftOut,
    ...(listedStopWords > 0 && { listedStopWords }),
    ...(commonWords.length > 0 && { commonWords }),
  }
  if (compareWith === '') return csv ? { ...frequencies, csv: toCsv(list(counted.length)) } : frequencies
  const { counted: otherCounted } = countIn(compareWith, settings, context)
  const compared = compareCounts(counted, otherCounted)
  return {
    ...frequencies,
    comparison: { words: compared.slice(0, limit), distinct: compared.length, otherWords: sumOf(otherCounted) },
    ...(csv && { csv: comparisonToCsv(compared) }),
  }
}

const nameWithSymbols = /\b[CJ]\+\+|\b[ACFJ]#|\B\.NET\b/g

/** `text` needs only its start if there is no word to find. */
function withHints(frequencies: WordFrequencies, text: string, settings: Options): WordFrequencies {
  const { find, dictionary } = settings
  const start = text.slice(0, unspacedSampleLength)
  const withoutSymbols = [...new Set(start.match(nameWithSymbols))]
  return {
    ...frequencies,
    ...(isUnspaced(start) && { needsDictionary: !dictionary }),
    ...(withoutSymbols.length > 0 && { withoutSymbols }),
    ...(find !== '' && { occurrences: findOccurrences(text, find, settings) }),
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
    return withHints(report(countIn(text, options, context), options, context), text, options)
  },

  async *stream(chunks, options, context) {
    const reader = createReader(options)
    let text = ''
    for await (const chunk of decodedChunks(chunks, context)) {
      if (!options.dictionary) reader.add(chunk)
      // The dictionary, positions and contexts need the whole text.
      if (options.dictionary || options.find !== '' || text.length < unspacedSampleLength) text += chunk
    }
    const counted = options.dictionary ? countIn(text, options, context) : listCounts(reader, options)
    return withHints(report(counted, options, context), text, options)
  },

  print: printFrequencies,

  note({ items, distinct, comparison, occurrences, csv, needsDictionary }) {
    if (needsDictionary) return 'This text has no spaces between words. Use the dictionary option to find its words.'
    const printsOther = (comparison ?? occurrences ?? csv) !== undefined
    if (printsOther || items.length === distinct) return undefined
    return `${String(items.length)} of ${String(distinct)} words listed. Raise the limit for more.`
  },
}
