import { randomItems } from '#core/random/random.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'

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
  const pool = Array.from(alphabets.join(''))
  for (;;) {
    const drawn = randomItems(pool, length, context)
    const hasEveryKind = alphabets.every((alphabet) => drawn.some((character) => alphabet.includes(character)))
    // Inserting a character of the missing kind would make some passwords more likely than others, so the whole
    // password is drawn again.
    if (hasEveryKind) return drawn.join('')
  }
}

/** Returns the number of passwords that `drawPassword` can draw from alphabets of these sizes. */
export function countPasswords(sizes: readonly number[], length: number): bigint {
  /** Counts the passwords from a pool that contain every required kind: all of them, minus those without the first kind. */
  const count = (poolSize: number, [required, ...others]: readonly number[]): bigint => {
    if (required === undefined) return BigInt(poolSize) ** BigInt(length)
    return count(poolSize, others) - count(poolSize - required, others)
  }
  const poolSize = sizes.reduce((sum, size) => sum + size, 0)
  return count(poolSize, sizes)
}
