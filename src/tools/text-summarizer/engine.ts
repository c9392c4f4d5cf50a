import { InputError } from '#core/input-error.ts'
import { countWords, estimateWords } from '#core/text/words.ts'
import type { Engine } from '#core/tool.ts'
import { blankCues } from './blank-cues.ts'
import { findSentences, type Range, type Sentence } from './find-sentences.ts'
import { keySentences } from './key-sentences.ts'
import { keyWordsOf, readTerms } from './terms.ts'
import type { tool } from './tool.ts'
import { joinSentences, listSentences, writeSentence } from './write-summary.ts'

export interface KeptSentence extends Range {
  /** The position among all sentences, starting at 1. */
  readonly number: number
}

export interface Summary {
  readonly text: string
  readonly sentences: readonly string[]
  /** The position of each sentence in the summary. */
  readonly kept: readonly KeptSentence[]
  /** Number of sentences in the text. */
  readonly total: number
  /** Number of words in the summary and in the text. Without spaces, about as many as a dictionary finds. */
  readonly words: number
  readonly totalWords: number
  /** The words that occur in the most sentences, if these decided which ones were kept. */
  readonly keyWords?: readonly string[]
  /** Where each of them, in any form, appears first. */
  readonly firstKeyWords?: readonly Range[]
  /** Whether the text consists of notes, a chat or a transcript. */
  readonly isLineByLine?: true
}

/** Returns evenly spaced indexes: index k is k × total ÷ count, rounded down. */
export function evenlySpaced(total: number, count: number): number[] {
  const selectedCount = Math.min(total, count)
  return Array.from({ length: selectedCount }, (_, k) => Math.floor((k * total) / selectedCount))
}

function wordsIn(text: string): number {
  return estimateWords(text, text.length) ?? countWords(text)
}

export const engine: Engine<typeof tool, Summary> = {
  run(input, { mode, count, bullets }, context) {
    const isKey = mode === 'key'
    const { text, hasTurns } = blankCues(input.text, isKey)
    const { sentences: all, isLineByLine } = findSentences(text, { count, splitsLines: isKey, hasTurns })
    if (all.length === 0) throw new InputError('Please enter text to summarize')
    const body = [...all.keys()].filter((index) => !all[index]?.isLeftOut)
    const terms = isKey && body.length > count ? readTerms(text, all, context) : undefined
    const indexes = terms
      ? keySentences(text, all, terms, count)
      : evenlySpaced(body.length, count).map((index) => body[index] as number)
    const kept = indexes.map((index) => {
      const { start, end } = all[index] as Sentence
      return { number: index + 1, start, end }
    })
    const sentences = indexes.map((index) => writeSentence(text, all[index] as Sentence))
    const summary = joinSentences(sentences, isKey && isLineByLine)
    return {
      text: bullets ? listSentences(sentences) : summary,
      sentences,
      kept,
      total: all.length,
      words: wordsIn(summary),
      totalWords: wordsIn(text),
      ...(terms && keyWordsOf(terms)),
      ...(isLineByLine && { isLineByLine }),
    }
  },

  print({ text }) {
    return text
  },
}
