/** One or more consecutive sentences shown as one bar. */
export interface Bar {
  readonly sentences: number
  /** Words in the longest sentence. */
  readonly longest: number
  /** Words in all sentences. */
  readonly words: number
}

/** Still distinguishable on a phone. Even, so that bars can be merged in pairs. */
const maxBars = 120

/**
 * Sentence lengths in text order: one bar per sentence up to `maxBars`, then one per two, four, eight … sentences.
 * Memory use doesn't grow with the text.
 */
export class Profile {
  bars: Bar[] = []
  perBar = 1

  add(words: number): void {
    const last = this.bars.at(-1)
    if (last && last.sentences < this.perBar) {
      this.bars[this.bars.length - 1] = mergeBars(last, { sentences: 1, longest: words, words })
      return
    }
    if (this.bars.length === maxBars) this.#halve()
    // After halving, the last bar is full, so the sentence starts a new one.
    this.bars.push({ sentences: 1, longest: words, words })
  }

  #halve(): void {
    const merged: Bar[] = []
    for (let i = 0; i < maxBars; i += 2) merged.push(mergeBars(this.bars[i] as Bar, this.bars[i + 1] as Bar))
    this.bars = merged
    this.perBar *= 2
  }
}

function mergeBars(one: Bar, other: Bar): Bar {
  return {
    sentences: one.sentences + other.sentences,
    longest: Math.max(one.longest, other.longest),
    words: one.words + other.words,
  }
}
