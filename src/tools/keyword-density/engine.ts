import { percentOf } from '#core/rounding.ts'
import { comparedWordsOfEach, listedWords } from '#core/text/compared-words.ts'
import { inLanguage, withLanguage } from '#core/language/text-language.ts'
import { eachSentence } from '#core/text/sentences.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { countWords, isUnspaced, unspacedSampleLength } from '#core/text/words.ts'
import type { SentenceLanguage } from '#core/text/sentence-rules.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { type Densities, type FoundPhrase, print } from './result.ts'
import { findKeyword } from './keyword.ts'
import { repeatedPhrases } from './phrases.ts'
import type { tool } from './tool.ts'

type Options = OptionValues<(typeof tool)['options']>

/** The words of a text as numbers, which need less memory and can be compared faster than strings. */
interface WordSequence {
  /** The distinct words, in order of first occurrence. */
  readonly vocabulary: readonly string[]
  /** The vocabulary index of each word, in the order of the text, with −1 after each sentence. */
  readonly wordIds: Int32Array
}

/** Sentences are read in batches, so that only the words of one batch are in memory as strings. */
const sentencesPerBatch = 1000

function readWords(text: string, rules: SentenceLanguage | undefined): WordSequence {
  const sentences: string[] = []
  eachSentence(text, (start, end) => sentences.push(text.slice(start, end)), rules)
  const ids = new Map<string, number>()
  const batches: Int32Array[] = []
  for (let start = 0; start < sentences.length; start += sentencesPerBatch) {
    const wordIds: number[] = []
    for (const words of comparedWordsOfEach(sentences.slice(start, start + sentencesPerBatch))) {
      for (const word of words) wordIds.push(idOf(word, ids))
      wordIds.push(-1)
    }
    batches.push(Int32Array.from(wordIds))
  }
  return { vocabulary: Array.from(ids.keys()), wordIds: concatenate(batches) }
}

/** Returns the id of a word. A new word gets the next one. */
function idOf(word: string, ids: Map<string, number>): number {
  const known = ids.get(word)
  if (known !== undefined) return known
  // In V8, a slice keeps the whole batch in memory, whereas concatenation creates a new string.
  ids.set(` ${word}`.slice(1), ids.size)
  return ids.size - 1
}

function concatenate(arrays: readonly Int32Array[]): Int32Array {
  const whole = new Int32Array(arrays.reduce((length, array) => length + array.length, 0))
  let end = 0
  for (const array of arrays) {
    whole.set(array, end)
    end += array.length
  }
  return whole
}

export const engine: Engine<typeof tool, Densities> = {
  run({ text }, options, context) {
    return withLanguage(text, options.language, (language) => ({
      ...densitiesOf(text, options, language.rules, context),
      ...inLanguage(language),
    }))
  },
  print,
}

function densitiesOf(
  text: string,
  { keyword: typed, wholeWord, skipStopWords, stopWords, rows }: Options,
  rules: SentenceLanguage | undefined,
  context: EngineContext,
): Densities {
  const keyword = typed.trim()
  const words = countWords(text)
  const { vocabulary, wordIds } = readWords(text, rules)
  const dictionaryWords = isUnspaced(text.slice(0, unspacedSampleLength))
    ? wordIds.filter((wordId) => wordId >= 0).length
    : undefined
  const densityOf = (count: number) => percentOf(count, dictionaryWords ?? words)

  const own = listedWords(stopWords)
  const isListable = vocabulary.map((word) => !own.has(word) && !(skipStopWords && isStopWord(word, rules)))
  const listPhrases = (length: number): FoundPhrase[] => {
    const phrases = repeatedPhrases(wordIds, isListable, length).slice(0, rows)
    context.progress(length, 3)
    return phrases.map(({ firstIndex, count }) => {
      const phrase = Array.from(wordIds.subarray(firstIndex, firstIndex + length), (wordId) => vocabulary[wordId])
      return { phrase: phrase.join(' '), count, density: densityOf(count) }
    })
  }
  const [oneWord, twoWords, threeWords] = [listPhrases(1), listPhrases(2), listPhrases(3)]
  const { count, matches } = findKeyword(text, keyword, { wholeWord, rules })
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
}
