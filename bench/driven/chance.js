/**
 * The same numbers in every run, from 0 up to a limit. Good enough to mix words with.
 *
 * @param {number} seed
 * @returns {(limit: number) => number}
 */
export function createChance(seed) {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
