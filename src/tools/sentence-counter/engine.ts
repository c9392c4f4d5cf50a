import { sumFields } from '#core/tool/print-fields.ts'
import { roundedRatio } from '#core/rounding.ts'
import { inLanguage, withLanguage } from '#core/language/text-language.ts'
import { chunksOf } from '#core/long-text/chunks.ts'
import { SentenceScanner } from '#core/text/sentences.ts'
import { countWords, isUnspaced, unspacedSampleLength } from '#core/text/words.ts'
import type { SentenceLanguage } from '#core/text/sentence-rules.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { type Bar, type NumberedSentence, type SentenceCounts, noCounts, print, printTotal } from './result.ts'
import type { tool } from './tool.ts'

const maxLongest = 5
/** This many bars can still be told apart on a phone. */
const maxBars = 120

export const engine: Engine<typeof tool, SentenceCounts> = {
  run({ text }, { limit, wordLimit, language: choice }, context) {
    return withLanguage(text, choice, (language) => {
      const sentences = findSentences(text, language.rules, context)
      return { ...countsOf(text, sentences, { limit, wordLimit }), ...inLanguage(language) }
    })
  },
  print,
  printTotal,
}

function findSentences(text: string, rules: SentenceLanguage | undefined, context: EngineContext): NumberedSentence[] {
  const sentences: NumberedSentence[] = []
  const scanner = new SentenceScanner((start, end) => {
    sentences.push({ start, end, words: countWords(text, start, end), number: sentences.length + 1 })
  }, rules)
  for (const chunk of chunksOf(text, context)) scanner.add(chunk)
  scanner.end()
  return sentences
}

function countsOf(
  text: string,
  sentences: readonly NumberedSentence[],
  { limit, wordLimit }: { readonly limit: number; readonly wordLimit: number },
): SentenceCounts {
  const byLength = [...sentences].sort((a, b) => b.words - a.words)
  const longestSentences = byLength
    .slice(0, maxLongest)
    .map((sentence) => ({ ...sentence, text: text.slice(sentence.start, sentence.end) }))
  const [longest] = longestSentences
  if (!longest) return noCounts
  const { words: totalWords } = sumFields(sentences, 'words')
  const long = sentences.filter((sentence) => sentence.words > wordLimit)
  return {
    sentences: sentences.length,
    words: totalWords,
    average: roundedRatio(totalWords, sentences.length),
    longest: longest.words,
    shortest: byLength.at(-1)?.words ?? 0,
    longestSentence: longest,
    longestSentences,
    longSentences: long.length,
    long: long.slice(0, limit).map(({ start, end, words }) => ({ start, end, words })),
    isUnspaced: isUnspaced(text.slice(0, unspacedSampleLength)),
    profile: profileOf(sentences),
  }
}

/**
 * Returns the sentence lengths in the order of the text. There is one bar per sentence up to `maxBars`, then one bar per
 * two, four, eight … sentences.
 */
function profileOf(sentences: readonly NumberedSentence[]) {
  let sentencesPerBar = 1
  while (sentences.length > maxBars * sentencesPerBar) sentencesPerBar *= 2
  const bars: Bar[] = []
  for (let i = 0; i < sentences.length; i += sentencesPerBar) bars.push(barOf(sentences.slice(i, i + sentencesPerBar)))
  return { sentencesPerBar, bars }
}

function barOf(group: readonly NumberedSentence[]): Bar {
  const { start, end, number, words: longest } = group.reduce((a, b) => (b.words > a.words ? b : a))
  return { start, end, words: sumFields(group, 'words').words, number, sentences: group.length, longest }
}
