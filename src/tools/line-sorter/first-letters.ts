const lettersInKey = 8

/** Printable ASCII characters in the collator's order. Capitals are left out: case decides only between equal letters. */
const ordered = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((character) => !/[A-Z]/.test(character))
  .sort(new Intl.Collator('en').compare)

/**
 * Returns a function that gives a line a number for its first letters. Two lines with different numbers have the order of
 * their numbers in every English collation. The number is NaN if the letters do not decide alone: not all are ASCII, or
 * there are digits, which `numeric` compares as whole numbers.
 */
export function firstLettersReader(numeric: boolean): (line: string) => number {
  const ranks: number[] = Array.from({ length: 128 }, () => NaN)
  for (const [index, character] of ordered.entries()) {
    if (numeric && /\d/.test(character)) continue
    ranks[character.charCodeAt(0)] = index + 1
    ranks[character.toUpperCase().charCodeAt(0)] = index + 1
  }
  return (line) => {
    let key = 0
    for (let index = 0; index < lettersInKey; index++) {
      const rank = index < line.length ? (ranks[line.charCodeAt(index)] ?? NaN) : 0
      key = key * (ordered.length + 1) + rank
    }
    return key
  }
}
