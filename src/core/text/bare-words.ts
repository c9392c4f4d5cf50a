import { isWhitespace } from './char-class.ts'
import { PlainWordScanner } from './plain-word-scanner.ts'
import { isPunctuation, lowSurrogate, usualKind } from './word-scanner.ts'
import type { WordTable } from './word-table.ts'

const stripped = -3
const parting = -4
const fullStop = -5
const apostrophe = -6
const hyphen = -7
const otherHyphen = -8
const dottedI = -9

// Underscores are what holds `snake_case` and `__proto__` together, as letters do.
const special = new Map([['_', 0x5f]])
for (const [kind, units] of [
  // An invisible place to break a word.
  [stripped, '\u00ad'],
  // Long dashes, slashes and the ellipsis. So do the marks of scripts that write no blank after them.
  [parting, '‒–—―⸺⸻〜/\\／…。、，．！？；：'],
  [fullStop, '.'],
  [apostrophe, "'’＇"],
  [hyphen, '-‐‑－'],
  // The Armenian and the Hebrew one.
  [otherHyphen, '֊־'],
  [dottedI, 'İ'],
] as const) {
  for (const unit of units) special.set(unit, kind)
}

const kinds = new Int32Array(0x10000)

/**
 * Reads the words of a text that comes in pieces, in lower case and without punctuation but underscores. Apostrophes
 * and hyphens inside a word stay and become `'` and `-`. Long dashes, slashes, ellipses, and two or more full stops or hyphens part words
 * as a blank does. No piece ends inside a surrogate pair.
 */
export class BareWords extends PlainWordScanner {
  readonly #visit: (number: number) => void
  /** The last mark, and the length of the word at hand after it: the same length means that nothing came since. */
  #mark = 0
  #markLength = 0

  /** `visit` gets the number that each word has in the table. */
  constructor(visit: (number: number) => void) {
    super(kinds)
    this.#visit = visit
  }

  /** Ends the word at hand as a dash would. */
  part(): void {
    this.close()
  }

  protected override kindOf(code: number): number {
    const known = special.get(String.fromCharCode(code))
    if (known !== undefined) return known
    return !isWhitespace(code) && isPunctuation(code) ? stripped : usualKind(code)
  }

  protected override takeOther(text: string, i: number, kind: number): void {
    if (kind === lowSurrogate) {
      this.appendLowSurrogate(text, i)
      return
    }
    if (kind === dottedI) {
      // The one letter whose small form is two: an i and its dot.
      this.appendLetter(0x69)
      this.appendLetter(0x307)
      return
    }
    const comesAgain = kind === this.#mark && this.length === this.#markLength
    if (kind === parting || (comesAgain && (kind === fullStop || kind === hyphen))) this.close()
    else if (this.length > 0) this.#takeInside(text, i, kind)
    this.#mark = kind
    this.#markLength = this.length
  }

  #takeInside(text: string, i: number, kind: number): void {
    if (kind === apostrophe) this.append(0x27)
    else if (kind === hyphen) this.append(0x2d)
    else if (kind === otherHyphen) this.append(text.charCodeAt(i))
  }

  protected override close(): void {
    if (this.coreLength > 0) this.#visit(this.takeWord())
    this.forgetWord()
    this.#mark = 0
  }

  protected override visitPlain(number: number): void {
    this.#visit(number)
  }
}

const substance = /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/mu

/** Whether a bare word has a letter, a digit or an emoji. Symbols such as `=` are no punctuation, and yet no words. */
export function hasSubstance(word: string): boolean {
  return substance.test(word)
}

/** A bare word as it is written: the table knows one small sigma, Greek has another for the end of a word. */
export function writtenWord(table: WordTable, number: number): string {
  const word = table.word(number)
  return word.includes('σ') ? word.replaceAll('σ', 'Σ').toLowerCase() : word
}
