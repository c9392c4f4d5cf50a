import { isLetterOrDigit } from './char-class.ts'

// What a code unit is to a word. The table is filled as units come up; a pair's two halves are looked at together.
const unknown = 0
const apart = 1
const inside = 2
const mark = 3
const letter = 4
const firstHalf = 5

const kinds = new Uint8Array(0x10000)

const isMark = /\p{M}/mu
// Straight and curly apostrophe, soft hyphen, hyphen and its relatives.
const closable = /['’\u00ad‐‑-]/g
// Persian and the scripts of India need the two joiners inside words.
const mayStandInside = /['’\u00ad‐‑\u200c\u200d-]/

function kindOf(codePoint: number): number {
  if (isLetterOrDigit(codePoint)) return letter
  const character = String.fromCodePoint(codePoint)
  if (isMark.test(character)) return mark
  return mayStandInside.test(character) ? inside : apart
}

function kindAt(text: string, i: number): number {
  const code = text.charCodeAt(i)
  let kind = kinds[code] as number
  if (kind === unknown) {
    kind = code >= 0xd800 && code <= 0xdbff ? firstHalf : kindOf(code)
    kinds[code] = kind
  }
  return kind === firstHalf ? kindOf(text.codePointAt(i) as number) : kind
}

function widthAt(text: string, i: number): number {
  return kinds[text.charCodeAt(i)] === firstHalf ? 2 : 1
}

/** Where the word ends that begins here: after its last letter, digit or mark. */
function endOfWord(text: string, start: number): number {
  let end = start
  let i = start
  while (i < text.length) {
    const kind = kindAt(text, i)
    // Two apostrophes or hyphens in a row are a quotation mark or a dash, and a mark after one belongs to no letter.
    if (kind === apart || (kind !== letter && i > end)) break
    i += widthAt(text, i)
    if (kind !== inside) end = i
  }
  return end
}

/**
 * The words of a text as names and tags have them: letters and digits of any script with their marks. A single
 * apostrophe or hyphen may stand inside; anything else parts words. Words of fewer code units are passed over.
 */
export function* nameWords(text: string, fewestUnits = 1): Generator<string, void, void> {
  let i = 0
  while (i < text.length) {
    if (kindAt(text, i) !== letter) {
      // The second half of a pair is no letter by itself.
      i++
      continue
    }
    const end = endOfWord(text, i)
    if (end - i >= fewestUnits) yield text.slice(i, end)
    i = end
  }
}

/** A word without the apostrophes and hyphens inside: `dont` for `don't`. */
export function closeUp(word: string): string {
  return word.replace(closable, '')
}

/** A capital at the start, the rest as it is. */
export function raiseFirst(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) as number)
  return first.toUpperCase() + word.slice(first.length)
}
