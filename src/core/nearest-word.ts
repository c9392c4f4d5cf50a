/** Returns the Levenshtein distance: the number of letters to insert, delete or replace. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...to].entries()) {
      const substituted = (row[column] as number) + (letter === other ? 0 : 1)
      next.push(Math.min(substituted, (row[column + 1] as number) + 1, (next[column] as number) + 1))
    }
    row = next
  }
  return row.at(-1) as number
}

/** Returns the most similar word, or undefined if none is close. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  if (typed === '') return undefined
  const prefixMatch = words.find((word) => word.startsWith(typed))
  if (prefixMatch !== undefined) return prefixMatch
  // At least one letter stays.
  const maxEdits = Math.min(typed.length - 1, Math.max(1, typed.length / 3))
  const ranked = words
    // Each letter more or less is an edit. A very long typed word is not worth comparing.
    .filter((word) => Math.abs(word.length - typed.length) <= maxEdits)
    .map((word) => ({ word, edits: countEdits(typed, word) }))
    .sort((a, b) => a.edits - b.edits)
  return ranked.find(({ edits }) => edits <= maxEdits)?.word
}

/** Returns “ Did you mean …?” to append to a message about an unknown word, or nothing if no word is close. */
export function didYouMean(typed: string, words: readonly string[]): string {
  const word = nearestWord(typed, words)
  return word === undefined ? '' : ` Did you mean ${word}?`
}
