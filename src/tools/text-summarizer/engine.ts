import { InputError, type TextRange } from '#core/tool/input-error.ts'
import { inLanguage, withLanguage } from '#core/language/text-language.ts'
import { comparedWordsOfEach } from '#core/text/compared-words.ts'
import { eachSentence, terminators } from '#core/text/sentences.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { countWords, estimateWords } from '#core/text/words.ts'
import type { SentenceLanguage } from '#core/text/sentence-rules.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { textRank } from './text-rank.ts'
import type { tool } from './tool.ts'
import { print, type Summary } from './result.ts'

type Options = OptionValues<(typeof tool)['options']>

/** Returns evenly spaced indexes: index k is k × total ÷ count, rounded down. */
export function evenlySpaced(total: number, count: number): number[] {
  const selectedCount = Math.min(total, count)
  return Array.from({ length: selectedCount }, (_, k) => Math.floor((k * total) / selectedCount))
}

/** Returns the indexes of the sentences with the highest scores, in the order of the text. */
function keySentences(sentences: readonly string[], count: number, rules: SentenceLanguage | undefined): number[] {
  const words = comparedWordsOfEach(sentences).map((list) => new Set(list.filter((word) => !isStopWord(word, rules))))
  return Array.from(textRank(words).entries())
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([index]) => index)
    .sort((a, b) => a - b)
}

const closers = String.raw`[^\p{L}\p{N}\s]*(?![^])`
const endMark = new RegExp(`[${terminators}]${closers}`, 'mu')
/** Chinese and Japanese have no space after a sentence. */
const unspacedEndMark = new RegExp(`[。！？．]${closers}`, 'mu')

/** A sentence without an end mark, such as a heading, becomes a paragraph of its own. */
function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence, index) => {
    const before = (sentences[index - 1] as string).slice(-10)
    if (!endMark.test(before)) return `${text}\n\n${sentence}`
    return `${text}${unspacedEndMark.test(before) ? '' : ' '}${sentence}`
  })
}

function wordsIn(text: string): number {
  return estimateWords(text, text.length) ?? countWords(text)
}

export const engine: Engine<typeof tool, Summary> = {
  run({ text }, options) {
    return withLanguage(text, options.language, (language) => ({
      ...summarize(text, options, language.rules),
      ...inLanguage(language),
    }))
  },
  print,
}

function summarize(text: string, { mode, count, bullets }: Options, rules: SentenceLanguage | undefined): Summary {
  const ranges: TextRange[] = []
  eachSentence(text, (start, end) => ranges.push({ start, end }), rules)
  if (ranges.length === 0) throw new InputError('Please enter text to summarize')
  const all = ranges.map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' '))
  const indexes = mode === 'key' ? keySentences(all, count, rules) : evenlySpaced(all.length, count)
  const sentences = indexes.map((index) => all[index] as string)
  const summary = joinSentences(sentences)
  return {
    text: bullets ? sentences.map((sentence) => `- ${sentence}`).join('\n') : summary,
    sentences,
    kept: indexes.map((index) => ({ number: index + 1, ...(ranges[index] as TextRange) })),
    total: all.length,
    words: wordsIn(summary),
    totalWords: wordsIn(text),
  }
}
