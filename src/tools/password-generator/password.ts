import { randomNumbersBelow } from '#core/random/random.ts'
import type { EngineContext } from '#core/tool.ts'

/**
 * Draws a password that contains at least one character from every alphabet. Every such password is equally likely.
 * The alphabets must not have characters in common.
 */
export function drawPassword(
  alphabets: readonly string[],
  length: number,
  context: Pick<EngineContext, 'random'>,
): string {
  if (length < alphabets.length) throw new RangeError(`${String(length)} characters are too few for every kind`)
  const pool = alphabets.join('')
  for (;;) {
    const indexes = randomNumbersBelow(pool.length, length, context)
    // Inserting a character of the missing kind would make some passwords more likely than others, so the whole
    // password is drawn again.
    if (hasEveryKind(indexes, alphabets)) return indexes.reduce((password, index) => password + pool.charAt(index), '')
  }
}

/**
 * Whether the indexes, which refer to the concatenated alphabets, include at least one character from each alphabet.
 */
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

/** Returns the number of passwords that `drawPassword` can draw from alphabets of these sizes. */
export function countPasswords(sizes: readonly number[], length: number): bigint {
  // Inclusion–exclusion principle: all strings, minus those without one kind, plus those without two kinds, and so on.
  let terms = [{ sign: 1n, left: sizes.reduce((sum, size) => sum + size, 0) }]
  for (const size of sizes) {
    terms = terms.flatMap(({ sign, left }) => [
      { sign, left },
      { sign: -sign, left: left - size },
    ])
  }
  return terms.reduce((sum, { sign, left }) => sum + sign * BigInt(left) ** BigInt(length), 0n)
}
