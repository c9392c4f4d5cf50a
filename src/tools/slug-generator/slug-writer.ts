import { isLetterOrDigit, isWhitespace } from '#core/text/char-class.ts'
import { lineBreakOf } from '#core/text/lines.ts'

/** What a character is spelt with in ASCII: nothing, a letter or several. */
export type Spell = (character: string) => string

export interface SlugRules {
  readonly separator: string
  /** Whether each line of the text is a slug of its own. */
  readonly perLine: boolean
  /** Nothing where the letters of every script stay. */
  readonly spell: Spell | undefined
}

// What a code unit is to a slug. None that stays in one is as low as these, so any other number is what it becomes.
const unknown = 0
const stripped = 1
const parting = 2
const lineBreak = 3
/** A mark, which stays if what it stands on does. */
const attached = 4
/** Looked at where it stands: half of a pair, what is spelt with several letters, what cannot be seen. */
const other = 5

const hyphen = 0x2d
const underscore = 0x5f
const lineFeed = 0x0a
const carriageReturn = 0x0d

const dash = /\p{Pd}/u
const mark = /\p{M}/u
const invisible = /\p{Default_Ignorable_Code_Point}/u

/** Makes a slug of a text that comes in pieces, none of which ends inside a surrogate pair. */
export class SlugWriter {
  /** How many have a word in them. */
  slugs = 0
  readonly #rules: SlugRules
  readonly #separator: number
  readonly #lineBreak: string
  // Filled as units come up.
  readonly #kinds = new Uint16Array(0x10000)
  readonly #speltKinds = new Map<number, string>()
  // What is spelt in ASCII is written in bytes, the rest in UTF-16 units.
  #out: Uint8Array | Uint16Array
  #used = 0
  /** Where the slug at hand begins: no separator stands before its first word. */
  #start = 0
  #isParted = false
  /** Whether the last character stayed. If it did not, no more do the marks on it. */
  #hasBase = false
  #lastOfPiece = 0

  /** The whole text is asked only for its kind of line break. */
  constructor(text: string, rules: SlugRules) {
    this.#rules = rules
    this.#separator = rules.separator.charCodeAt(0)
    this.#lineBreak = lineBreakOf(text)
    this.#out = rules.spell ? new Uint8Array(1024) : new Uint16Array(1024)
  }

  add(piece: string): void {
    const kinds = this.#kinds
    this.#makeRoom(2 * piece.length)
    let i = 0
    while (i < piece.length) {
      let kind = kinds[piece.charCodeAt(i)] as number
      if (kind > other) {
        this.#part()
        const out = this.#out
        let used = this.#used
        // Letters follow letters: these few steps are what a long text spends its time on.
        do {
          out[used++] = kind
          i++
          kind = i < piece.length ? (kinds[piece.charCodeAt(i)] as number) : unknown
        } while (kind > other)
        this.#used = used
        this.#hasBase = true
      } else if (kind === unknown) {
        const code = piece.charCodeAt(i)
        kinds[code] = this.#kindOf(code)
      } else {
        i += this.#take(piece, i, kind)
      }
    }
    this.#lastOfPiece = piece.charCodeAt(piece.length - 1)
  }

  finish(): string {
    this.#close()
    const written = this.#out.subarray(0, this.#used)
    if (written instanceof Uint8Array) return new TextDecoder().decode(written)
    const bytes = new Uint8Array(written.buffer, 0, written.byteLength)
    // Two ways to write one letter would make two addresses that look the same.
    return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(bytes).normalize('NFC')
  }

  #kindOf(code: number): number {
    if (code >= 0x80) return this.#rules.spell ? this.#spelledKindOf(code, this.#rules.spell) : keptKindOf(code)
    if (this.#rules.perLine && (code === lineFeed || code === carriageReturn)) return lineBreak
    if (code === this.#separator || code === hyphen || isWhitespace(code)) return parting
    if (code === underscore) return code
    return isLetterOrDigit(code) ? String.fromCharCode(code).toLowerCase().charCodeAt(0) : stripped
  }

  #spelledKindOf(code: number, spell: Spell): number {
    if (isSurrogate(code)) return other
    const spelt = spell(String.fromCharCode(code))
    if (spelt === '') return stripped
    return spelt.length === 1 ? this.#kindOf(spelt.charCodeAt(0)) : other
  }

  /** Takes in what does not stay as it is, and tells how many units it was. */
  #take(piece: string, i: number, kind: number): number {
    if (kind === other) return this.#takeOther(piece, i)
    if (kind === attached) {
      if (this.#hasBase) this.#write(piece.charCodeAt(i))
      return 1
    }
    if (kind === parting) this.#isParted = true
    if (kind === lineBreak && !this.#isSecondHalf(piece, i)) this.#endLine(piece.length - i)
    this.#hasBase = false
    return 1
  }

  #takeOther(piece: string, i: number): number {
    const codePoint = piece.codePointAt(i) as number
    const { spell } = this.#rules
    if (spell) this.#writeKinds(this.#spell(codePoint, spell), piece.length - i)
    else this.#writeKept(codePoint)
    return codePoint > 0xffff ? 2 : 1
  }

  /** The kinds of the letters that a character is spelt with, without those that are stripped. */
  #spell(codePoint: number, spell: Spell): string {
    const known = this.#speltKinds.get(codePoint)
    if (known !== undefined) return known
    const kinds = Array.from(spell(String.fromCodePoint(codePoint)), (letter) => this.#kindOf(letter.charCodeAt(0)))
    const written = String.fromCharCode(...kinds.filter((kind) => kind !== stripped))
    this.#speltKinds.set(codePoint, written)
    return written
  }

  #writeKinds(kinds: string, stillToCome: number): void {
    this.#makeRoom(2 * (kinds.length + stillToCome))
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds.charCodeAt(i)
      if (kind === parting) this.#isParted = true
      else this.#write(kind)
    }
  }

  #writeKept(codePoint: number): void {
    const character = String.fromCodePoint(codePoint)
    if (invisible.test(character)) return
    this.#hasBase = mark.test(character) ? this.#hasBase : isLetterOrDigit(codePoint)
    if (!this.#hasBase) return
    for (let i = 0; i < character.length; i++) this.#write(character.charCodeAt(i))
  }

  #write(unit: number): void {
    this.#part()
    this.#out[this.#used++] = unit
  }

  #part(): void {
    if (this.#isParted && this.#used > this.#start) this.#out[this.#used++] = this.#separator
    this.#isParted = false
  }

  #isSecondHalf(piece: string, i: number): boolean {
    const before = i > 0 ? piece.charCodeAt(i - 1) : this.#lastOfPiece
    return piece.charCodeAt(i) === lineFeed && before === carriageReturn
  }

  #endLine(stillToCome: number): void {
    this.#close()
    this.#makeRoom(2 * (stillToCome + this.#lineBreak.length))
    for (let i = 0; i < this.#lineBreak.length; i++) this.#out[this.#used++] = this.#lineBreak.charCodeAt(i)
    this.#start = this.#used
  }

  #close(): void {
    if (this.#used > this.#start) this.slugs++
    this.#isParted = false
  }

  #makeRoom(units: number): void {
    const needed = this.#used + units
    if (needed <= this.#out.length) return
    const grown = this.#rules.spell ? new Uint8Array(2 * needed) : new Uint16Array(2 * needed)
    grown.set(this.#out.subarray(0, this.#used))
    this.#out = grown
  }
}

/** What becomes of a unit beyond ASCII where the letters of every script stay. The text is in lower case already. */
function keptKindOf(code: number): number {
  const character = String.fromCharCode(code)
  if (isSurrogate(code) || invisible.test(character)) return other
  if (mark.test(character)) return attached
  if (isWhitespace(code) || dash.test(character)) return parting
  return isLetterOrDigit(code) ? code : stripped
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff
}
