import type { Host } from './tool.ts'

type RandomSource = Pick<Host, 'random'>

const range = 2 ** 32

/** Web Crypto hands out no more than 65,536 bytes at a time. */
const mostNumbersPerCall = 65_536 / 4

/** Whole numbers from 0 to `count - 1`, each equally likely. One call serves many: it costs more than its bytes. */
export function randomNumbersBelow(count: number, amount: number, host: RandomSource): number[] {
  if (!Number.isInteger(count) || count < 1 || count > range) throw new RangeError(`cannot choose below ${String(count)}`)
  // The remainder of a random number favours small results unless the last, incomplete round is thrown away.
  const limit = range - (range % count)
  const numbers: number[] = []
  while (numbers.length < amount) {
    const asked = Math.min(amount - numbers.length, mostNumbersPerCall)
    const bytes = host.random(4 * asked)
    const view = new DataView(bytes.buffer, bytes.byteOffset, 4 * asked)
    for (let i = 0; i < asked; i++) {
      const number = view.getUint32(4 * i)
      if (number < limit) numbers.push(number % count)
    }
  }
  return numbers
}

/** A whole number from 0 to `count - 1`, each equally likely. */
export function randomBelow(count: number, host: RandomSource): number {
  return randomNumbersBelow(count, 1, host)[0] as number
}

export function randomItem<T>(items: readonly T[], host: RandomSource): T {
  return items[randomBelow(items.length, host)] as T
}

/** Each drawn from all items again, so that one may come twice. */
export function randomItems<T>(items: readonly T[], amount: number, host: RandomSource): T[] {
  return randomNumbersBelow(items.length, amount, host).map((number) => items[number] as T)
}

/** The items in any order, each order equally likely. */
export function shuffled<T>(items: readonly T[], host: RandomSource): T[] {
  const drawn = [...items]
  let numbers: DataView = new DataView(new ArrayBuffer(0))
  let next = 0
  for (let count = drawn.length; count > 1; ) {
    if (next === numbers.byteLength) {
      const { buffer, byteOffset, byteLength } = host.random(4 * Math.min(count, mostNumbersPerCall))
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
