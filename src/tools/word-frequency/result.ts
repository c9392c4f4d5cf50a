import type { InLanguage } from '#core/language/text-language.ts'

export interface CountedWord {
  readonly word: string
  readonly count: number
  /** Percentage of the counted words. */
  readonly share: number
}

export interface WordFrequencies extends InLanguage {
  /** The words up to the limit, most frequent first. */
  readonly items: readonly CountedWord[]
  /** Number of counted words, without those that are left out. */
  readonly words: number
  /** Number of distinct counted words. */
  readonly distinct: number
  /**
   * A table of all words, if requested. It is a string, because receiving a list of a million objects would block the
   * page.
   */
  readonly csv?: string
}

export function print({ items, csv }: WordFrequencies): string {
  return csv ?? items.map(({ word, count }) => `${word}: ${String(count)}`).join('\n')
}
