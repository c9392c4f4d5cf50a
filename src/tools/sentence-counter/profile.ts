/** Sentences that follow each other, drawn as one bar. */
export interface Bar {
  readonly sentences: number
  /** Words in the longest of them, and in all. */
  readonly longest: number
  readonly words: number
}

/** What can be told apart on a phone, and is even, so that bars can be joined two by two. */
const maxBars = 120

/**
 * How long sentences are from the first to the last: a bar each as long as there is room, then a bar for two, four,
 * eight … in a row. It takes no more memory for a library than for a page.
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
    // After halving, the last bar is full: the next sentence begins another.
    this.bars.push({ sentences: 1, longest: words, words })
  }

  #halve(): void {
    const joined: Bar[] = []
    for (let i = 0; i < maxBars; i += 2) joined.push(mergeBars(this.bars[i] as Bar, this.bars[i + 1] as Bar))
    this.bars = joined
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
