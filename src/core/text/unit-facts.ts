import { kindOf, plain } from './character-kinds.ts'
import { isLetterOrDigit } from './letters.ts'
import { meansEnd } from './sentence-kinds.ts'
import { isSpace } from './words.ts'

// What there is to know of a unit, all in one number: looking it up is what takes the time.
export const blank = 1
export const alphanumeric = 2
const asked = 4
// Rare, and above all others.
export const endMarkShift = 3
export const joiningShift = 4
export const endMark = 1 << endMarkShift
export const joining = 1 << joiningShift

/** As far as they have been asked for; 0 where they have not. */
export const factsOfUnits = new Uint8Array(0x10000)

export function factsOf(code: number): number {
  if (factsOfUnits[code] === 0) {
    factsOfUnits[code] =
      asked |
      (isSpace(code) ? blank : 0) |
      (isLetterOrDigit(code) ? alphanumeric : 0) |
      (meansEnd(code) ? endMark : 0) |
      (kindOf(code) < plain ? joining : 0)
  }
  return factsOfUnits[code] as number
}
