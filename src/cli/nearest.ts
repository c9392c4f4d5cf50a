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
  const ranked = words.map((word) => ({ word, edits: countEdits(typed, word) })).sort((a, b) => a.edits - b.edits)
  return ranked.find(({ edits }) => edits <= Math.max(1, typed.length / 3))?.word
}
