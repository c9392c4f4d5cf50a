import { isLetterOrDigit } from './letters.ts'
import { isSpace } from './words.ts'

// Units that may share a character with a neighbour: marks, joiners and other invisible signs, halves of astral
// characters, Hangul letters, and the few vowels and letters that attach without being marks. Between any two others
// the Unicode rules always see a boundary (CR LF aside), so plain text needs no segmenter.
const mayJoin = /[\p{M}\p{Cf}\p{Cs}\p{Grapheme_Extend}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u0e33\u0eb3\u0d4e]/mu

const unknown = 0
export const carriageReturn = 1
export const joining = 2
// From here on every unit is a character of its own. A bit each tells the blank ones and the alphanumeric ones.
export const plain = 4
export const blank = 1
export const alphanumeric = 2

const kinds = new Uint8Array(0x10000)

/** What a unit can be: part of a character only, or one of its own next to any other such. */
export function kindOf(code: number): number {
  if (kinds[code] === unknown) kinds[code] = tellKind(code)
  return kinds[code] as number
}

function tellKind(code: number): number {
  if (code === 0x0d) return carriageReturn
  // Making the pattern ready takes longer than counting a page of ASCII, which has no use for it.
  if (code >= 0x80 && mayJoin.test(String.fromCharCode(code))) return joining
  if (isSpace(code)) return plain | blank
  return isLetterOrDigit(code) ? plain | alphanumeric : plain
}
