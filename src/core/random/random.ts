import type { EngineContext } from '#core/tool/engine-interface.ts'

type RandomSource = Pick<EngineContext, 'random'>

const uint32Range = 2 ** 32

/** Web Crypto returns at most 65,536 bytes per call. */
const maxNumbersPerCall = 65_536 / 4

/**
 * Returns the largest multiple of `count` in the 32-bit range. Numbers at or above this limit are rejected, because
 * their remainders would favor small results.
 */
function unbiasedLimit(count: number): number {
  if (!Number.isInteger(count) || count < 1 || count > uint32Range)
    throw new RangeError(`count must be an integer from 1 to 2 ** 32, not ${String(count)}`)
  return uint32Range - (uint32Range % count)
}

/** Returns 32-bit random numbers: as many as asked for, or as one call returns. */
function drawNumbers(amount: number, context: RandomSource): Uint32Array {
  const numbers = new Uint32Array(Math.min(amount, maxNumbersPerCall))
  const { buffer, byteOffset } = context.random(numbers.byteLength)
  const view = new DataView(buffer, byteOffset)
  for (let i = 0; i < numbers.length; i++) numbers[i] = view.getUint32(4 * i)
  return numbers
}

/** Returns `amount` uniformly distributed integers from 0 to `count - 1`. */
export function randomNumbersBelow(count: number, amount: number, context: RandomSource): number[] {
  const limit = unbiasedLimit(count)
  const numbers: number[] = []
  while (numbers.length < amount) {
    for (const number of drawNumbers(amount - numbers.length, context)) {
      if (number < limit) numbers.push(number % count)
    }
  }
  return numbers
}

/** Returns a uniformly distributed integer from 0 to `count - 1`. */
export function randomBelow(count: number, context: RandomSource): number {
  return randomNumbersBelow(count, 1, context)[0] as number
}

export function randomItem<T>(items: readonly T[], context: RandomSource): T {
  return items[randomBelow(items.length, context)] as T
}

/** Draws items with replacement. */
export function randomItems<T>(items: readonly T[], amount: number, context: RandomSource): T[] {
  return randomNumbersBelow(items.length, amount, context).map((number) => items[number] as T)
}

/** Returns the items in random order. Every order is equally likely. */
export function shuffled<T>(items: readonly T[], context: RandomSource): T[] {
  const result = [...items]
  let count = result.length
  while (count > 1) {
    for (const number of drawNumbers(count, context)) {
      if (count <= 1 || number >= unbiasedLimit(count)) continue
      const chosen = number % count
      count -= 1
      const item = result[chosen] as T
      result[chosen] = result[count] as T
      result[count] = item
    }
  }
  return result
}
