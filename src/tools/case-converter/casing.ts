import { isLetterOrDigit, kindAt } from './character-kinds.ts'

/** A change of case, for whole texts and, many times faster, for single units. */
export class Casing {
  readonly ofText: (text: string) => string
  readonly #known = new Uint16Array(0x10000)

  constructor(ofText: (text: string) => string) {
    this.ofText = ofText
  }

  /** What a unit becomes wherever it stands, or 0 if that takes more than one unit or a look around. */
  ofUnit(unit: number): number {
    const known = this.#known[unit] as number
    return known === 0 ? this.#find(unit) : known
  }

  #find(unit: number): number {
    // A sigma's small form depends on its neighbours, half a surrogate pair means nothing alone.
    if (unit === 0x3a3 || (unit >= 0xd800 && unit <= 0xdfff)) return 0
    const cased = this.ofText(String.fromCharCode(unit))
    if (cased.length > 1) return 0
    this.#known[unit] = cased.charCodeAt(0)
    return cased.charCodeAt(0)
  }
}

export const lowerCasing = new Casing((text) => text.toLowerCase())
export const upperCasing = new Casing((text) => text.toUpperCase())
export const capitalCasing = new Casing(capitalize)

// Capitals that look different at the head of a word than in all-capital text, found by the latter.
const titleForms = new Map([
  ['Ǆ', 'ǅ'],
  ['Ǉ', 'ǈ'],
  ['Ǌ', 'ǋ'],
  ['Ǳ', 'ǲ'],
  ['ʼN', 'ʼN'],
])

const georgianCapital = /^[\u1c90-\u1cbf]$/

function raiseLetter(letter: string): string {
  const upper = letter.toUpperCase()
  const titleForm = titleForms.get(upper)
  if (titleForm !== undefined) return titleForm
  // Georgian sets whole words in capitals, and never the first letter alone.
  if (georgianCapital.test(upper)) return letter.toLowerCase()
  if (upper.length === letter.length) return upper
  // ᾳ is ΑΙ in capitals, but at the head of a word its iota stays beneath: ᾼ.
  if (upper.endsWith('Ι')) return `${upper.slice(0, -1)}\u0345`.normalize()
  return upper.slice(0, 1) + upper.slice(1).toLowerCase()
}

/** Where the first letter or digit stands, or `end` if there is none. */
export function findFirstLetterOrDigit(text: string, start: number, end: number): number {
  for (let at = start; at < end; at += 1) {
    if (isLetterOrDigit(kindAt(text, at))) return at
  }
  return end
}

/** The first letter raised and the rest lowered; what begins with a digit has no first letter to raise. */
export function capitalize(text: string): string {
  const lower = text.toLowerCase()
  const first = findFirstLetterOrDigit(text, 0, text.length)
  if (first === text.length) return lower
  const letter = String.fromCodePoint(text.codePointAt(first) as number)
  // Lowered with the whole, or a Greek sigma would not know that it is the last letter of its word.
  const rest = lower.slice(first + letter.toLowerCase().length)
  return lower.slice(0, first) + raiseLetter(letter) + rest
}
