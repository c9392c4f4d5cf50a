/** Returns the number of the style for a group of a pattern. There are six; further groups use them again. */
export function groupStyleOf(group: number): number {
  return ((group - 1) % 6) + 1
}
