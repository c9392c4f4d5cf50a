import { InputError } from '#core/input-error.ts'
import { eachSentence } from '#core/text/sentences.ts'
import { countWords } from '#core/text/words.ts'
import type { Engine } from '#core/tool.ts'
import { isHeading, separatorBetween, startAfterHeading, writeSentence } from './headings.ts'
import { keySentences } from './key-sentences.ts'
import type { tool } from './tool.ts'

export interface KeptSentence {
  /** The position among all sentences, starting at 1. */
  readonly number: number
  // The range in the text, in UTF-16 code units.
  readonly start: number
  readonly end: number
}

export interface Summary {
  readonly text: string
  readonly sentences: readonly string[]
  /** The position of each sentence in the summary. */
  readonly kept: readonly KeptSentence[]
  /** Number of sentences in the text. */
  readonly total: number
  /** Number of words in the summary and in the text. */
  readonly words: number
  readonly totalWords: number
}

function sentencesOf(text: string): KeptSentence[] {
  const sentences: KeptSentence[] = []
  eachSentence(text, (start, end) => sentences.push({ number: sentences.length + 1, start, end }))
  return sentences
}

/** Leaves out headings, as long as there are enough other sentences. The last sentence may be unfinished. */
function withoutHeadings(text: string, sentences: readonly KeptSentence[], count: number): readonly KeptSentence[] {
  const body = sentences
    .filter(({ number, start, end }) => number === sentences.length || !isHeading(text.slice(start, end)))
    .map((sentence) => ({ ...sentence, start: startAfterHeading(text, sentence.start, sentence.end) }))
  return body.length >= count ? body : sentences
}

/** Returns evenly spaced indexes: index k is k × total ÷ count, rounded down. */
export function evenlySpaced(total: number, count: number): number[] {
  const selectedCount = Math.min(total, count)
  return Array.from({ length: selectedCount }, (_, k) => Math.floor((k * total) / selectedCount))
}

function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) => text + separatorBetween(text, sentence) + sentence)
}

/** A heading and its sentence share an item. */
function listSentences(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${sentence.replaceAll('\n\n', '\n  ')}`).join('\n')
}

export const engine: Engine<typeof tool, Summary> = {
  run({ text }, { mode, count, bullets }, context) {
    const all = sentencesOf(text)
    if (all.length === 0) throw new InputError('Please enter text to summarize')
    const candidates = all.length > count ? withoutHeadings(text, all, count) : all
    const indexes =
      mode === 'key' && candidates.length > count
        ? keySentences(text, candidates, count, context)
        : evenlySpaced(candidates.length, count)
    const kept = indexes.map((index) => candidates[index] as KeptSentence)
    const sentences = kept.map(({ start, end }) => writeSentence(text, start, end))
    const summary = joinSentences(sentences)
    return {
      text: bullets ? listSentences(sentences) : summary,
      sentences,
      kept,
      total: all.length,
      words: countWords(summary),
      totalWords: countWords(text),
    }
  },

  print({ text }) {
    return text
  },
}
