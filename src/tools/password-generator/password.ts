import { randomItems } from '#core/random.ts'
import type { Host } from '#core/tool.ts'

/**
 * A password with at least one character of every alphabet, each such password equally likely. Alphabets share no
 * characters.
 */
export function drawPassword(alphabets: readonly string[], length: number, host: Pick<Host, 'random'>): string {
  if (length < alphabets.length) throw new RangeError(`${String(length)} characters cannot be of every kind`)
  const pool = Array.from(alphabets.join(''))
  for (;;) {
    const characters = randomItems(pool, length, host)
    // Putting a missing kind in its place would make some passwords likelier than others. Drawing again does not.
    if (alphabets.every((alphabet) => characters.some((character) => alphabet.includes(character)))) {
      return characters.join('')
    }
  }
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
