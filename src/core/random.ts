import type { Host } from './tool.ts'

type RandomSource = Pick<Host, 'random'>

const range = 2 ** 32

/** A whole number from 0 to `count - 1`, each equally likely. */
export function randomBelow(count: number, host: RandomSource): number {
  if (!Number.isInteger(count) || count < 1 || count > range) throw new RangeError(`cannot choose below ${String(count)}`)
  // The remainder of a random number favours small results unless the last, incomplete round is thrown away.
  const limit = range - (range % count)
  for (;;) {
    const bytes = host.random(4)
    const number = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0)
    if (number < limit) return number % count
  }
}

export function randomItem<T>(items: readonly T[], host: RandomSource): T {
  return items[randomBelow(items.length, host)] as T
}
