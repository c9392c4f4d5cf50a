/** With 69 ranks and the end of the line, 70 ** 8 is below 2 ** 53, so the numbers are exact. 70 ** 9 is above it. */
const lettersPerNumber = 8

/** Printable ASCII characters in the collator's order. Capitals are left out: case decides only between equal letters. */
const ordered = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((character) => !/[A-Z]/.test(character))
  .sort(new Intl.Collator('en').compare)

/** Returns a number for each ASCII character, or NaN if the collator does not compare it alone. */
function ranksOf(numeric: boolean): number[] {
  const ranks: number[] = Array.from({ length: 128 }, () => NaN)
  for (const [index, character] of ordered.entries()) {
    if (numeric && /\d/.test(character)) continue
    ranks[character.charCodeAt(0)] = index + 1
    ranks[character.toUpperCase().charCodeAt(0)] = index + 1
  }
  return ranks
}

/**
 * Returns two numbers for each line, for its first eight letters and the next eight. Comparing numbers is several times as
 * fast as calling a collator. Where the first number of two lines differs, or else the second, the lines have the order
 * of these numbers in every English collation. Letters that do not decide alone give NaN: those outside ASCII, and
 * digits, which `numeric` compares as whole numbers.
 */
export function prefixRanks(lines: readonly string[], numeric: boolean): { first: number[]; second: number[] } {
  const ranks = ranksOf(numeric)
  const read = (line: string, start: number) => {
    let number = 0
    for (let index = start; index < start + lettersPerNumber; index++) {
      const rank = index < line.length ? (ranks[line.charCodeAt(index)] ?? NaN) : 0
      number = number * (ordered.length + 1) + rank
    }
    return number
  }
  const first = lines.map((line) => read(line, 0))
  // Unknown after an unknown beginning: only the collator can compare such lines.
  const second = lines.map((line, index) => (Number.isNaN(first[index]) ? NaN : read(line, lettersPerNumber)))
  return { first, second }
}
