import { type Compare, ranks } from './collation.ts'

// Several times as fast as looking at each character, and true of nearly every line.
const ascii = /^[\t\x20-\x7e]*$/

/** The collator reads longer numbers in several goes. */
const longNumber = /\d{201}/

/** Whether ranks can order the line, or it is one for the collator. */
export function canBeRanked(line: string, numeric: boolean): boolean {
  return (ascii.test(line) || hasRanks(line)) && !(numeric && longNumber.test(line))
}

function hasRanks(line: string): boolean {
  for (let i = 0; i < line.length; i++) {
    if (ranks[line.charCodeAt(i)] === 0) return false
  }
  return true
}

/** Each number with its length before it: then the greater one is greater character by character. */
export function spellNumbers(line: string): string {
  return line.replace(/0*(\d+)/g, (_, digits: string) => String(digits.length).padStart(3, '0') + digits)
}

/**
 * Compares keys that rank alike. In ASCII only case is left to differ, and small letters come first; an accent outweighs
 * case wherever it stands, so those with one are for the collator.
 */
export function createCompareAlike(compare: Compare, ignoreCase: boolean): Compare {
  return (a, b) => {
    let bits = 0
    let difference = 0
    for (let i = 0; i < a.length; i++) {
      const code = a.charCodeAt(i)
      const other = b.charCodeAt(i)
      bits |= code | other
      if (difference === 0) difference = other - code
    }
    if (bits > 0x7f) return compare(a, b)
    return ignoreCase ? 0 : difference
  }
}
