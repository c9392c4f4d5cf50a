/** Counts the characters or items that are equal at the start, and after that at the end, of two texts or lists. */
export function countCommonEnds(one: ArrayLike<unknown>, other: ArrayLike<unknown>): { start: number; end: number } {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++
  return { start, end }
}
