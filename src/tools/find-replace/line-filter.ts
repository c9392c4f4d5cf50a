import { createPairFinder, type PairFinder } from './pair-finder.ts'
import type { ReplaceOptions } from './replacer.ts'

/** Keeps or removes the lines with a match. Each line is searched on its own. */
export class LineFilter {
  /** Number of lines with a match. */
  count = 0
  readonly #find: PairFinder
  readonly #keepsMatches: boolean

  constructor(options: ReplaceOptions) {
    this.#find = createPairFinder(options)
    this.#keepsMatches = options.mode === 'keepLines'
  }

  readonly filter = (lines: readonly string[]): string[] =>
    lines.filter((line) => {
      const hasMatch = this.#find(line).next().done !== true
      if (hasMatch) this.count += 1
      return hasMatch === this.#keepsMatches
    })
}
