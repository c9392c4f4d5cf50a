import type { InLanguage } from '#core/language/text-language.ts'
import type { TextRange } from '#core/tool/input-error.ts'

export interface KeptSentence extends TextRange {
  /** The position among all sentences, starting at 1. */
  readonly number: number
}

export interface Summary extends InLanguage {
  readonly text: string
  readonly sentences: readonly string[]
  /** The position of each sentence in the summary. */
  readonly kept: readonly KeptSentence[]
  /** Number of sentences in the text. */
  readonly total: number
  /** Number of words in the summary and in the text. Without spaces, about as many as a dictionary finds. */
  readonly words: number
  readonly totalWords: number
}

export function print({ text }: Summary): string {
  return text
}
