import { textOf, type Units } from '#core/text/units.ts'

/** The tokens of CSS Syntax Level 3. What a value means is of no concern here, so all numbers are one kind. */
export const kind = {
  end: 0,
  blank: 1,
  comment: 2,
  openComment: 3,
  name: 4,
  function: 5,
  atKeyword: 6,
  hash: 7,
  number: 8,
  string: 9,
  /** Broken off by a line break, which is not part of it but must follow it. */
  badString: 10,
  url: 11,
  sign: 12,
  colon: 13,
  semicolon: 14,
  comma: 15,
  openParenthesis: 16,
  closeParenthesis: 17,
  openBracket: 18,
  closeBracket: 19,
  openBrace: 20,
  closeBrace: 21,
  /** `<!--` and `-->`. */
  htmlComment: 22,
} as const

export const code = {
  exclamation: 0x21,
  dollar: 0x24,
  percent: 0x25,
  asterisk: 0x2a,
  plus: 0x2b,
  minus: 0x2d,
  point: 0x2e,
  slash: 0x2f,
  less: 0x3c,
  equals: 0x3d,
  greater: 0x3e,
  backslash: 0x5c,
  caret: 0x5e,
  bar: 0x7c,
  tilde: 0x7e,
} as const

const openParenthesis = 0x28
const closeParenthesis = 0x29

/** How a token that starts with an ASCII character is read. Everything else starts a name. */
const starts = {
  sign: 0,
  blank: 1,
  name: 2,
  digit: 3,
  quote: 4,
  hash: 5,
  plusOrPoint: 6,
  minus: 7,
  slash: 8,
  less: 9,
  at: 10,
  backslash: 11,
  /** From here on the character is the token. */
  single: 12,
} as const

const startOf = new Uint8Array(256).fill(starts.name, 0x80)
const isName = new Uint8Array(256).fill(1, 0x80)

function mark(characters: string, start: number): void {
  for (const character of characters) startOf[character.charCodeAt(0)] = start
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_'
const digits = '0123456789'
mark(' \t\n\r\f', starts.blank)
// NUL counts as a replacement character, which may be part of a name.
mark(`${letters}\0`, starts.name)
mark(digits, starts.digit)
mark('"\'', starts.quote)
mark('#', starts.hash)
mark('+.', starts.plusOrPoint)
mark('-', starts.minus)
mark('/', starts.slash)
mark('<', starts.less)
mark('@', starts.at)
mark('\\', starts.backslash)
const singles: readonly (readonly [string, number])[] = [
  [':', kind.colon],
  [';', kind.semicolon],
  [',', kind.comma],
  ['(', kind.openParenthesis],
  [')', kind.closeParenthesis],
  ['[', kind.openBracket],
  [']', kind.closeBracket],
  ['{', kind.openBrace],
  ['}', kind.closeBrace],
]
for (const [character, its] of singles) mark(character, starts.single + its)
for (const character of `${letters}${digits}-\0`) isName[character.charCodeAt(0)] = 1

/** Reads one token after another. None is ever lost: each starts where the last one ended. */
export class Tokenizer {
  kind: number = kind.end
  start = 0
  end = 0
  readonly #css: Units
  readonly #length: number

  constructor(css: Units) {
    this.#css = css
    this.#length = css.length - 1
  }

  next(): void {
    const at = this.end
    this.start = at
    if (at >= this.#length) {
      this.kind = kind.end
      return
    }
    const unit = this.#css[at] as number
    const start = unit < 256 ? (startOf[unit] as number) : starts.name
    switch (start) {
      case starts.blank:
        this.kind = kind.blank
        this.end = this.#skipBlanks(at + 1)
        return
      case starts.name:
        this.#readWord()
        return
      case starts.digit:
        this.#readNumber()
        return
      case starts.quote:
        this.#readString(unit)
        return
      default:
        if (start > starts.single) {
          this.kind = start - starts.single
          this.end = at + 1
        } else {
          this.#readMark(start)
        }
    }
  }

  /** What may be the start of something longer, and is a sign by itself if it is not. */
  #readMark(start: number): void {
    const css = this.#css
    const at = this.start
    const following = at + 1
    if (start === starts.hash && this.#isNameAt(following)) {
      this.kind = kind.hash
      this.end = this.#endOfName(following)
    } else if ((start === starts.plusOrPoint || start === starts.minus) && this.#startsNumber(at)) {
      this.#readNumber()
    } else if (start === starts.minus && css[following] === code.minus && css[at + 2] === code.greater) {
      this.#take(kind.htmlComment, at + 3)
    } else if ((start === starts.minus || start === starts.backslash) && this.#startsName(at)) {
      this.#readWord()
    } else if (start === starts.slash && css[following] === code.asterisk) {
      this.#readComment()
    } else if (start === starts.less && css[following] === code.exclamation && this.#isTwoDashes(at + 2)) {
      this.#take(kind.htmlComment, at + 4)
    } else if (start === starts.at && this.#startsName(following)) {
      this.#take(kind.atKeyword, this.#endOfName(following))
    } else {
      this.#take(kind.sign, following)
    }
  }

  #take(its: number, end: number): void {
    this.kind = its
    this.end = end
  }

  #readComment(): void {
    const css = this.#css
    let at = this.start + 2
    while (at < this.#length) {
      if (css[at] === code.asterisk && css[at + 1] === code.slash) {
        this.#take(kind.comment, at + 2)
        return
      }
      at += 1
    }
    this.#take(kind.openComment, at)
  }

  #readString(quote: number): void {
    const css = this.#css
    let at = this.start + 1
    while (at < this.#length) {
      const unit = css[at] as number
      if (unit === quote) {
        this.#take(kind.string, at + 1)
        return
      }
      if (isLineBreak(unit)) {
        this.#take(kind.badString, at)
        return
      }
      if (unit !== code.backslash) at += 1
      else if (isLineBreak(css[at + 1] as number)) at = this.#skipLineBreak(at + 1)
      else at = this.#endOfEscape(at)
    }
    this.#take(kind.string, at)
  }

  #readNumber(): void {
    const css = this.#css
    let at = this.start
    if (css[at] === code.plus || css[at] === code.minus) at += 1
    at = this.#skipDigits(at)
    if (css[at] === code.point && isDigit(css[at + 1] as number)) at = this.#skipDigits(at + 2)
    if (((css[at] as number) | 0x20) === 0x65) {
      const sign = css[at + 1] as number
      const first = sign === code.plus || sign === code.minus ? at + 2 : at + 1
      if (first < this.#length && isDigit(css[first] as number)) at = this.#skipDigits(first)
    }
    if (css[at] === code.percent) at += 1
    else if (this.#startsName(at)) at = this.#endOfName(at)
    this.#take(kind.number, at)
  }

  /** A name, or a function if a parenthesis follows. */
  #readWord(): void {
    const end = this.#endOfName(this.start)
    if (this.#css[end] !== openParenthesis) {
      this.#take(kind.name, end)
      return
    }
    const value = this.#skipBlanks(end + 1)
    const isQuoted = this.#css[value] === 0x22 || this.#css[value] === 0x27
    if (!isQuoted && this.#isUrl(this.start, end)) this.#take(kind.url, this.#endOfUrl(value))
    else this.#take(kind.function, end + 1)
  }

  #isUrl(start: number, end: number): boolean {
    const first = this.#css[start] as number
    if (first !== code.backslash && (first | 0x20) !== 0x75) return false
    if (end - start === 3) return textOf(this.#css, start, end).toLowerCase() === 'url'
    const name = textOf(this.#css, start, end)
    return name.includes('\\') && unescape(name).toLowerCase() === 'url'
  }

  /** An address without quotes is taken as it is, and so is one that is broken: both end at a parenthesis. */
  #endOfUrl(start: number): number {
    const css = this.#css
    let at = start
    while (at < this.#length) {
      const unit = css[at] as number
      if (unit === closeParenthesis) return at + 1
      at = unit === code.backslash && this.#isEscape(at) ? this.#endOfEscape(at) : at + 1
    }
    return at
  }

  #startsNumber(start: number): boolean {
    const css = this.#css
    const at = css[start] === code.plus || css[start] === code.minus ? start + 1 : start
    return isDigit(css[at] as number) || (css[at] === code.point && isDigit(css[at + 1] as number))
  }

  #startsName(at: number): boolean {
    if (at >= this.#length) return false
    const unit = this.#css[at] as number
    if (unit === code.minus) {
      const second = this.#css[at + 1] as number
      return second === code.minus || (!isDigit(second) && this.#isNameAt(at + 1))
    }
    return !isDigit(unit) && this.#isNameAt(at)
  }

  #isNameAt(at: number): boolean {
    if (at >= this.#length) return false
    const unit = this.#css[at] as number
    return unit >= 256 || isName[unit] === 1 || this.#isEscape(at)
  }

  #isEscape(at: number): boolean {
    return this.#css[at] === code.backslash && !isLineBreak(this.#css[at + 1] as number)
  }

  #isTwoDashes(at: number): boolean {
    return this.#css[at] === code.minus && this.#css[at + 1] === code.minus
  }

  #endOfName(start: number): number {
    const css = this.#css
    const length = this.#length
    let at = start
    while (at < length) {
      const unit = css[at] as number
      if (unit >= 256 || isName[unit] === 1) at += 1
      else if (this.#isEscape(at)) at = this.#endOfEscape(at)
      else break
    }
    return at
  }

  /** Up to six hexadecimal digits and one blank that ends them, or a single character. */
  #endOfEscape(backslash: number): number {
    const css = this.#css
    let at = backslash + 1
    const most = Math.min(at + 6, this.#length)
    while (at < most && isHexDigit(css[at] as number)) at += 1
    if (at === backslash + 1) return Math.min(at + 1, this.#length)
    if (isLineBreak(css[at] as number)) return this.#skipLineBreak(at)
    return at < this.#length && isBlank(css[at] as number) ? at + 1 : at
  }

  #skipLineBreak(at: number): number {
    return this.#css[at] === 0x0d && this.#css[at + 1] === 0x0a ? at + 2 : at + 1
  }

  #skipBlanks(start: number): number {
    let at = start
    while (isBlank(this.#css[at] as number)) at += 1
    return at
  }

  #skipDigits(start: number): number {
    let at = start
    while (isDigit(this.#css[at] as number)) at += 1
    return at
  }
}

function unescape(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|([^]))/gimu, (_, hex: string | undefined, character: string) =>
    hex === undefined ? character : String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
  )
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x09 || unit === 0x0d || unit === 0x0c
}

function isLineBreak(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d || unit === 0x0c
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}

function isHexDigit(unit: number): boolean {
  const letter = unit | 0x20
  return isDigit(unit) || (letter >= 0x61 && letter <= 0x66)
}
