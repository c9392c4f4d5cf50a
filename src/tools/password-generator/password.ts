import { randomNumbersBelow } from '#core/random.ts'
import type { EngineContext } from '#core/tool.ts'

/**
 * A password with at least one character of every alphabet, each such password equally likely. Alphabets share no
 * characters.
 */
export function drawPassword(
  alphabets: readonly string[],
  length: number,
  context: Pick<EngineContext, 'random'>,
): string {
  if (length < alphabets.length) throw new RangeError(`${String(length)} characters cannot be of every kind`)
  const pool = alphabets.join('')
  for (;;) {
    const indexes = randomNumbersBelow(pool.length, length, context)
    // Putting a missing kind in its place would make some passwords likelier than others. Drawing again does not.
    if (hasEveryKind(indexes, alphabets)) return indexes.reduce((password, index) => password + pool.charAt(index), '')
  }
}

/** Whether there is a place of each alphabet among these, where the alphabets stand one behind the other. */
function hasEveryKind(indexes: readonly number[], alphabets: readonly string[]): boolean {
  let start = 0
  for (const { length } of alphabets) {
    const from = start
    const to = from + length
    if (!indexes.some((index) => index >= from && index < to)) return false
    start = to
  }
  return true
}

/** How many passwords `drawPassword` can draw from alphabets of these sizes. */
export function countPasswords(sizes: readonly number[], length: number): bigint {
  // Inclusion–exclusion: all strings, less those without one kind, plus those without two, and so on.
  let terms = [{ sign: 1n, left: sizes.reduce((sum, size) => sum + size, 0) }]
  for (const size of sizes) {
    terms = terms.flatMap(({ sign, left }) => [
      { sign, left },
      { sign: -sign, left: left - size },
    ])
  }
  return terms.reduce((sum, { sign, left }) => sum + sign * BigInt(left) ** BigInt(length), 0n)
}
