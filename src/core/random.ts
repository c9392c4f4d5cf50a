import type { EngineContext } from './tool.ts'

type RandomSource = Pick<EngineContext, 'random'>

const range = 2 ** 32

/** Web Crypto hands out no more than 65,536 bytes at a time. */
const mostNumbersPerCall = 65_536 / 4

/**
 * Up to where random numbers are of use: the remainder of one favours small results unless the last, incomplete round is
 * thrown away.
 */
function limitFor(count: number): number {
  if (!Number.isInteger(count) || count < 1 || count > range)
    throw new RangeError(`cannot choose below ${String(count)}`)
  return range - (range % count)
}

/** Put together by hand: a view of few bytes takes longer to make than they take to read. */
function numberAt(bytes: Uint8Array, at: number): number {
  const high = ((bytes[at] as number) << 24) | ((bytes[at + 1] as number) << 16)
  const low = ((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number)
  return (high | low) >>> 0
}

/** With both known to have 32 bits, the remainder is one instruction; otherwise the machine takes them for fractions. */
function remainder(number: number, count: number): number {
  return count === range ? number : (number >>> 0) % (count >>> 0)
}

/** Whole numbers from 0 to `count - 1`, each equally likely. One call serves many: it costs more than its bytes. */
export function randomNumbersBelow(count: number, amount: number, context: RandomSource): number[] {
  const limit = limitFor(count)
  // Of its full length at once: growing costs more than drawing.
  const numbers = new Array<number>(amount)
  let drawn = 0
  while (drawn < amount) {
    const asked = Math.min(amount - drawn, mostNumbersPerCall)
    const bytes = context.random(4 * asked)
    for (let at = 0; at < 4 * asked; at += 4) {
      const number = numberAt(bytes, at)
      if (number < limit) numbers[drawn++] = remainder(number, count)
    }
  }
  return numbers
}

/** A whole number from 0 to `count - 1`, each equally likely. */
export function randomBelow(count: number, context: RandomSource): number {
  const limit = limitFor(count)
  for (;;) {
    const number = numberAt(context.random(4), 0)
    if (number < limit) return remainder(number, count)
  }
}

export function randomItem<T>(items: readonly T[], context: RandomSource): T {
  return items[randomBelow(items.length, context)] as T
}

/** Each drawn from all items again, so that one may come twice. */
export function randomItems<T>(items: readonly T[], amount: number, context: RandomSource): T[] {
  return randomNumbersBelow(items.length, amount, context).map((number) => items[number] as T)
}

/** The items in any order, each order equally likely. */
export function shuffled<T>(items: readonly T[], context: RandomSource): T[] {
  const drawn = [...items]
  let numbers: DataView = new DataView(new ArrayBuffer(0))
  let next = 0
  for (let count = drawn.length; count > 1;) {
    if (next === numbers.byteLength) {
      const { buffer, byteOffset, byteLength } = context.random(4 * Math.min(count, mostNumbersPerCall))
      numbers = new DataView(buffer, byteOffset, byteLength)
      next = 0
    }
    const number = numbers.getUint32(next)
    next += 4
    if (number >= range - (range % count)) continue
    const chosen = number % count
    count -= 1
    const item = drawn[chosen] as T
    drawn[chosen] = drawn[count] as T
    drawn[count] = item
  }
  return drawn
}
