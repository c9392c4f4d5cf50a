import type { EngineContext } from '#core/tool.ts'

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

/**
 * Reads a big-endian 32-bit number. For a few bytes, creating a DataView takes longer than reading the bytes directly.
 */
function uint32At(bytes: Uint8Array, offset: number): number {
  const high = ((bytes[offset] as number) << 24) | ((bytes[offset + 1] as number) << 16)
  const low = ((bytes[offset + 2] as number) << 8) | (bytes[offset + 3] as number)
  return (high | low) >>> 0
}

/** `>>> 0` marks both operands as 32-bit integers, for which V8 emits an integer instruction instead of a float one. */
function remainder(number: number, count: number): number {
  return count === uint32Range ? number : (number >>> 0) % (count >>> 0)
}

/**
 * Returns `amount` uniformly distributed integers from 0 to `count - 1`. Requests the random bytes in batches to reduce
 * the number of calls.
 */
export function randomNumbersBelow(count: number, amount: number, context: RandomSource): number[] {
  const limit = unbiasedLimit(count)
  // Allocated at full length: growing the array costs more than drawing the numbers.
  const numbers = new Array<number>(amount)
  let filled = 0
  while (filled < amount) {
    const batch = Math.min(amount - filled, maxNumbersPerCall)
    const bytes = context.random(4 * batch)
    for (let offset = 0; offset < 4 * batch; offset += 4) {
      const number = uint32At(bytes, offset)
      if (number < limit) numbers[filled++] = remainder(number, count)
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
  let bytes: Uint8Array = new Uint8Array()
  let next = 0
  for (let count = result.length; count > 1; ) {
    if (next === bytes.length) {
      bytes = context.random(4 * Math.min(count, maxNumbersPerCall))
      next = 0
    }
    const number = uint32At(bytes, next)
    next += 4
    if (number >= unbiasedLimit(count)) continue
    const chosen = number % count
    count -= 1
    const item = result[chosen] as T
    result[chosen] = result[count] as T
    result[count] = item
  }
  return result
}
