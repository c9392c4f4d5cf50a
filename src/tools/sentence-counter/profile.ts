import type { TextRange } from '#core/input-error.ts'

/** One or more consecutive sentences that are shown as one bar. */
export interface Bar extends TextRange {
  readonly sentences: number
  /** Number of words in the longest sentence. */
  readonly longest: number
  /** Number of words in all sentences. */
  readonly words: number
  /** The number of the longest sentence, from 1. Its range is that of the bar. */
  readonly number: number
}

/** This many bars can still be told apart on a phone. The number is even, so that bars can be merged in pairs. */
const maxBars = 120

/**
 * The sentence lengths in the order of the text. There is one bar per sentence up to `maxBars`, then one bar per two,
 * four, eight … sentences. Memory use doesn't grow with the length of the text.
 */
export class Profile {
  bars: Bar[] = []
  perBar = 1

  add({ start, end, words, number }: Pick<Bar, 'start' | 'end' | 'words' | 'number'>): void {
    const bar = { start, end, words, number, sentences: 1, longest: words }
    const last = this.bars.at(-1)
    if (last && last.sentences < this.perBar) {
      this.bars[this.bars.length - 1] = mergeBars(last, bar)
      return
    }
    if (this.bars.length === maxBars) this.#halve()
    // After merging, the last bar is full, so the sentence starts a new bar.
    this.bars.push(bar)
  }

  #halve(): void {
    const merged: Bar[] = []
    for (let i = 0; i < maxBars; i += 2) merged.push(mergeBars(this.bars[i] as Bar, this.bars[i + 1] as Bar))
    this.bars = merged
    this.perBar *= 2
  }
}

function mergeBars(one: Bar, other: Bar): Bar {
  const { start, end, number, longest } = other.longest > one.longest ? other : one
  return { start, end, number, longest, sentences: one.sentences + other.sentences, words: one.words + other.words }
}
