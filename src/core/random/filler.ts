import { randomBelow, randomNumbersBelow } from './random.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'

type RandomSource = Pick<EngineContext, 'random'>

/** The minimum and maximum size of something, such as words in a sentence. */
interface SizeRange {
  readonly min: number
  readonly max: number
}

export const wordsPerSentence = { min: 8, max: 17 } as const satisfies SizeRange
export const sentencesPerParagraph = { min: 4, max: 7 } as const satisfies SizeRange

/** Returns random sizes, uniformly distributed within the range. */
export function randomSizes(amount: number, { min, max }: SizeRange, context: RandomSource): number[] {
  return randomNumbersBelow(max - min + 1, amount, context).map((number) => min + number)
}

/**
 * Returns random sizes within the range that add up to the total. If the total is below `min`, the result is a single
 * size that is equal to the total. `max` must be at least `2 * min - 1`, otherwise some totals cannot be split.
 */
export function randomSizesWithSum(total: number, range: SizeRange, context: RandomSource): number[] {
  const { min, max } = range
  const sizes: number[] = []
  let left = total
  while (left > max) {
    // Leaves at least `min` for the last size, so that a text does not end with a one-word sentence.
    const freeDraws = Math.floor((left - min) / max)
    const drawn =
      freeDraws > 0 ? randomSizes(freeDraws, range, context) : randomSizes(1, { min, max: left - min }, context)
    for (const size of drawn) {
      sizes.push(size)
      left -= size
    }
  }
  if (left > 0) sizes.push(left)
  return sizes
}

/**
 * Returns random list indexes, each equally likely. No index directly follows itself, because a repeated word would
 * look like a typo.
 */
export function randomIndexes(count: number, amount: number, context: RandomSource): Int32Array {
  const indexes = new Int32Array(amount)
  if (amount === 0) return indexes
  let index = randomBelow(count, context)
  indexes[0] = index
  const steps = randomNumbersBelow(count - 1, amount - 1, context)
  for (let i = 1; i < amount; i++) {
    index += 1 + (steps[i - 1] as number)
    if (index >= count) index -= count
    indexes[i] = index
  }
  return indexes
}

/** The blank line between two paragraphs. */
export const paragraphBreak = '\n\n'
