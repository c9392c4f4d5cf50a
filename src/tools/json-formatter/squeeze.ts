import { copyUnits, type Units, unitsOf } from '#core/text/units.ts'
import type { Host } from '#core/tool.ts'
import { code } from './codes.ts'
import { invalidJson, Mistake } from './mistake.ts'
import { checkEscape, checkNumber, checkWord, isBlank, isDigit } from './tokens.ts'

/** A valid JSON text without white space between its tokens, and what it was found to hold. */
export interface SqueezedJson {
  readonly json: Units
  readonly colons: number
  /** Line breaks a formatted text has, and by how many steps the lines after them are indented in all. */
  readonly breaks: number
  readonly steps: number
  /** Objects and arrays. */
  readonly containers: number
}

/** So much is read between two reports of progress. */
const reportEvery = 1_000_000

/**
 * Reads a text as RFC 8259 has it, to the letter, and throws at the first mistake. Nesting has no limit: what is open
 * is kept in a list, not on the call stack.
 */
export function squeezeJson(text: string, host: Pick<Host, 'progress'>): SqueezedJson {
  try {
    return new Squeezer(unitsOf(text), host).squeeze()
  } catch (error) {
    // What was squeezed is no longer the text.
    throw error instanceof Mistake ? invalidJson(unitsOf(text), error) : error
  }
}

/** Each token is moved up to the one before it while it is read: there is room, since nothing grows. */
class Squeezer {
  readonly #json: Units
  readonly #host: Pick<Host, 'progress'>
  readonly #nesting = new Nesting()
  #at = 0
  /** Where the next token goes. */
  #to = 0
  #reportAt = reportEvery
  #colons = 0
  #breaks = 0
  #steps = 0
  #containers = 0

  constructor(json: Units, host: Pick<Host, 'progress'>) {
    this.#json = json
    this.#host = host
  }

  squeeze(): SqueezedJson {
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
    if (this.#at < this.#json.length - 1) throw new Mistake(this.#at, 'the end of the text')
    this.#json[this.#to] = 0
    return {
      json: this.#json.subarray(0, this.#to + 1),
      colons: this.#colons,
      breaks: this.#breaks,
      steps: this.#steps,
      containers: this.#containers,
    }
  }

  /** True if it was the start of an object or array that has something in it; otherwise the value was read whole. */
  #readValue(expected: string): boolean {
    const unit = this.#json[this.#at] as number
    if (unit === code.objectStart || unit === code.arrayStart) return this.#enter(unit)
    if (unit === code.quote) this.#readString()
    else if (unit === code.minus || isDigit(unit)) this.#moveTo(checkNumber(this.#json, this.#at))
    else this.#moveTo(checkWord(this.#json, this.#at, expected))
    this.#skipBlanks()
    return false
  }

  #enter(start: number): boolean {
    const nesting = this.#nesting
    nesting.enter(start === code.objectStart)
    this.#containers += 1
    this.#readMark(start)
    if (this.#json[this.#at] !== nesting.end) return true
    this.#leave()
    return false
  }

  #leave(): void {
    this.#readMark(this.#nesting.end)
    this.#nesting.leave()
  }

  #readKey(expected: string): void {
    if (this.#json[this.#at] !== code.quote) throw new Mistake(this.#at, expected)
    this.#readString()
    this.#skipBlanks()
    if (this.#json[this.#at] !== code.colon) throw new Mistake(this.#at, 'a colon after the key')
    this.#colons += 1
    this.#readMark(code.colon)
  }

  /** True at a comma; false if the object or array ended instead. */
  #readComma(): boolean {
    const { end } = this.#nesting
    const unit = this.#json[this.#at]
    if (unit === code.comma) {
      this.#readMark(code.comma)
      return true
    }
    if (unit !== end) throw new Mistake(this.#at, `a comma or ${String.fromCharCode(end)}`)
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

  #readMark(mark: number): void {
    this.#json[this.#to] = mark
    this.#to += 1
    this.#at += 1
    this.#skipBlanks()
  }

  #readString(): void {
    const json = this.#json
    const shift = this.#to - this.#at
    json[this.#to] = code.quote
    let at = this.#at + 1
    for (;;) {
      const unit = json[at] as number
      json[at + shift] = unit
      at += 1
      // Letters first: they are what strings are made of.
      if (unit > code.backslash) continue
      if (unit === code.quote) break
      if (unit === code.backslash) {
        const end = checkEscape(json, at)
        copyUnits(json, at, end, json, at + shift)
        at = end
      } else if (unit < code.space) {
        // A control character, or the end.
        throw new Mistake(at - 1, 'the closing quote of a string', 'character')
      }
    }
    this.#at = at
    this.#to = at + shift
  }

  #moveTo(end: number): void {
    this.#to = copyUnits(this.#json, this.#at, end, this.#json, this.#to)
    this.#at = end
  }

  #skipBlanks(): void {
    const json = this.#json
    let at = this.#at
    while (isBlank(json[at] as number)) at += 1
    this.#at = at
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
