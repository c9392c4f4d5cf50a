/** With 69 ranks and the end of the line, 70 ** 8 is below 2 ** 53, so the numbers are exact. 70 ** 9 is above it. */
const charactersPerNumber = 8

/** Printable ASCII characters in the collator's order. Capitals are left out: case decides only between equal letters. */
const ordered = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((character) => !/[A-Z]/.test(character))
  .sort(new Intl.Collator('en').compare)

/** Returns the rank of each ASCII character, or NaN for control characters, and for digits if `numeric`. */
function ranksOf(numeric: boolean): number[] {
  const ranks: number[] = Array.from({ length: 128 }, () => NaN)
  for (const [index, character] of ordered.entries()) {
    // Compared as whole numbers.
    if (numeric && /\d/.test(character)) continue
    ranks[character.charCodeAt(0)] = index + 1
    ranks[character.toUpperCase().charCodeAt(0)] = index + 1
  }
  return ranks
}

/**
 * Returns two numbers for each line: one for its first eight characters, and one for the next eight. If the first
 * numbers of two lines differ, or else the second ones, every English collation orders the lines as these numbers.
 * Comparing numbers is several times as fast as calling a collator. A number is NaN if one of its characters has no
 * rank, such as any character outside ASCII.
 */
export function prefixRanks(lines: readonly string[], numeric: boolean): { first: number[]; second: number[] } {
  const ranks = ranksOf(numeric)
  const read = (line: string, start: number) => {
    let number = 0
    for (let index = start; index < start + charactersPerNumber; index++) {
      const rank = index < line.length ? (ranks[line.charCodeAt(index)] ?? NaN) : 0
      number = number * (ordered.length + 1) + rank
    }
    return number
  }
  const first = lines.map((line) => read(line, 0))
  // Unknown after an unknown beginning: only the collator can compare such lines.
  const second = lines.map((line, index) => (Number.isNaN(first[index]) ? NaN : read(line, charactersPerNumber)))
  return { first, second }
}
