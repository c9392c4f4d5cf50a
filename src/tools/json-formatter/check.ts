import type { Units } from '#core/text/units.ts'
import type { Host } from '#core/tool.ts'
import { code } from './codes.ts'
import { invalidJson } from './mistake.ts'

/** What a text was found to hold. */
export interface Shape {
  /** The length of what is not white space between tokens. */
  readonly solid: number
  readonly colons: number
  /** Line breaks a formatted text has, and by how many steps the lines after them are indented in all. */
  readonly breaks: number
  readonly steps: number
  /** Objects and arrays. */
  readonly containers: number
  readonly depth: number
}

/** So much is read between two reports of progress. */
const reportEvery = 1_000_000

/**
 * Reads a text as RFC 8259 has it, to the letter, and throws at the first mistake. Nesting has no limit: what is open
 * is kept in a list, not on the call stack.
 */
export function checkJson(json: Units, host: Pick<Host, 'progress'>): Shape {
  return new Checker(json, host).check()
}

class Checker {
  readonly #json: Units
  readonly #host: Pick<Host, 'progress'>
  readonly #nesting = new Nesting()
  #at = 0
  #reportAt = reportEvery
  #blanks = 0
  #colons = 0
  #breaks = 0
  #steps = 0
  #containers = 0
  #deepest = 0

  constructor(json: Units, host: Pick<Host, 'progress'>) {
    this.#json = json
    this.#host = host
  }

  check(): Shape {
    const nesting = this.#nesting
    this.#skipBlanks()
    let isFirst = this.#readValue('a value')
    while (nesting.depth > 0) {
      if (!isFirst && !this.#readComma()) continue
      this.#countLine()
      if (nesting.isObject) {
        this.#readKey(isFirst ? 'a key in double quotes or }' : 'a key in double quotes')
        isFirst = this.#readValue('a value')
      } else {
        isFirst = this.#readValue(isFirst ? 'a value or ]' : 'a value')
      }
    }
    if (this.#at < this.#json.length - 1) throw this.#expected('the end of the text')
    return {
      solid: this.#json.length - 1 - this.#blanks,
      colons: this.#colons,
      breaks: this.#breaks,
      steps: this.#steps,
      containers: this.#containers,
      depth: this.#deepest,
    }
  }

  /** True if it was the start of an object or array that has something in it; otherwise the value was read whole. */
  #readValue(expected: string): boolean {
    const json = this.#json
    const unit = json[this.#at] as number
    if (unit === code.objectStart || unit === code.arrayStart) return this.#enter(unit === code.objectStart)
    if (unit === code.quote) this.#at = checkString(json, this.#at)
    else if (unit === code.minus || isDigit(unit)) this.#at = checkNumber(json, this.#at)
    else this.#at = checkWord(json, this.#at, expected)
    this.#skipBlanks()
    return false
  }

  #enter(isObject: boolean): boolean {
    const nesting = this.#nesting
    nesting.enter(isObject)
    this.#containers += 1
    if (nesting.depth > this.#deepest) this.#deepest = nesting.depth
    this.#at += 1
    this.#skipBlanks()
    if (this.#json[this.#at] !== nesting.end) return true
    this.#leave()
    return false
  }

  #leave(): void {
    this.#nesting.leave()
    this.#at += 1
    this.#skipBlanks()
  }

  #readKey(expected: string): void {
    if (this.#json[this.#at] !== code.quote) throw this.#expected(expected)
    this.#at = checkString(this.#json, this.#at)
    this.#skipBlanks()
    if (this.#json[this.#at] !== code.colon) throw this.#expected('a colon after the key')
    this.#colons += 1
    this.#at += 1
    this.#skipBlanks()
  }

  /** True at a comma; false if the object or array ended instead. */
  #readComma(): boolean {
    const { end } = this.#nesting
    const unit = this.#json[this.#at]
    if (unit === code.comma) {
      this.#at += 1
      this.#skipBlanks()
      return true
    }
    if (unit !== end) throw this.#expected(`a comma or ${String.fromCharCode(end)}`)
    this.#leave()
    this.#countLine()
    return false
  }

  #countLine(): void {
    this.#breaks += 1
    this.#steps += this.#nesting.depth
    if (this.#at < this.#reportAt) return
    this.#host.progress(this.#at, this.#json.length)
    this.#reportAt = this.#at + reportEvery
  }

  #skipBlanks(): void {
    const json = this.#json
    const start = this.#at
    let at = start
    while (isBlank(json[at] as number)) at += 1
    this.#blanks += at - start
    this.#at = at
  }

  #expected(expected: string) {
    return invalidJson(this.#json, this.#at, expected)
  }
}

/** Which of the open brackets are objects', from the outermost in. */
class Nesting {
  depth = 0
  isObject = false
  #kinds = new Uint8Array(64)

  /** The innermost one's closing bracket. */
  get end(): number {
    return this.isObject ? code.objectEnd : code.arrayEnd
  }

  enter(isObject: boolean): void {
    if (this.depth === this.#kinds.length) {
      const larger = new Uint8Array(2 * this.depth)
      larger.set(this.#kinds)
      this.#kinds = larger
    }
    this.#kinds[this.depth] = isObject ? 1 : 0
    this.depth += 1
    this.isObject = isObject
  }

  leave(): void {
    this.depth -= 1
    this.isObject = this.#kinds[this.depth - 1] === 1
  }
}

function checkString(json: Units, start: number): number {
  let at = start + 1
  for (;;) {
    const unit = json[at] as number
    if (unit === code.quote) return at + 1
    if (unit === code.backslash) at = checkEscape(json, at)
    else if (unit >= code.space) at += 1
    // A control character, or the end.
    else throw invalidJson(json, at, 'the closing quote of a string')
  }
}

const escapable = new Set(Array.from('"\\/bfnrt', (letter) => letter.charCodeAt(0)))

function checkEscape(json: Units, start: number): number {
  const letter = json[start + 1] as number
  if (escapable.has(letter)) return start + 2
  if (letter !== 0x75) throw invalidJson(json, start + 1, String.raw`one of " \ / b f n r t u after the backslash`)
  const end = start + 6
  for (let at = start + 2; at < end; at += 1) {
    if (!isHexDigit(json[at] as number)) throw invalidJson(json, at, String.raw`four hexadecimal digits after \u`)
  }
  return end
}

function checkNumber(json: Units, start: number): number {
  let at = json[start] === code.minus ? start + 1 : start
  if (json[at] === code.zero) {
    at += 1
    if (isDigit(json[at] as number)) throw invalidJson(json, at, 'no further digit after a leading 0')
  } else {
    at = checkDigits(json, at, 'a digit after the minus sign')
  }
  if (json[at] === code.point) at = checkDigits(json, at + 1, 'a digit after the decimal point')
  if (json[at] === 0x65 || json[at] === 0x45) {
    const sign = json[at + 1]
    at = checkDigits(json, sign === 0x2b || sign === code.minus ? at + 2 : at + 1, 'a digit of the exponent')
  }
  return at
}

function checkDigits(json: Units, start: number, expected: string): number {
  let at = start
  while (isDigit(json[at] as number)) at += 1
  if (at === start) throw invalidJson(json, at, expected)
  return at
}

const words = ['true', 'false', 'null']

function checkWord(json: Units, start: number, expected: string): number {
  const word = words.find((each) => each.charCodeAt(0) === json[start])
  if (word === undefined) throw invalidJson(json, start, expected)
  for (let i = 1; i < word.length; i += 1) {
    if (json[start + i] !== word.charCodeAt(i)) throw invalidJson(json, start + i, `the rest of ${word}`)
  }
  return start + word.length
}

function isBlank(unit: number): boolean {
  return unit <= code.space && (unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09)
}

function isDigit(unit: number): boolean {
  return unit >= code.zero && unit <= code.nine
}

function isHexDigit(unit: number): boolean {
  const letter = unit | 0x20
  return isDigit(unit) || (letter >= 0x61 && letter <= 0x66)
}
