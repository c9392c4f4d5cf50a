import type { EngineContext } from '#core/tool.ts'
import { invalidJson } from './mistake.ts'

/** Number of characters between two progress reports. */
const reportEvery = 1_000_000

const quote = 0x22
const minus = 0x2d
const zero = 0x30
const backslash = 0x5c
const space = 0x20

/**
 * Reads a text token by token as RFC 8259 defines JSON, and throws an InputError at the first mistake. Commas and colons
 * are checked, but are not tokens. Nesting has no limit: the open brackets are kept in a list, not on the call stack.
 */
export class JsonScanner {
  /** `open` and `close` are brackets; `scalar` is a string, a number, `true`, `false` or `null`. */
  kind: 'start' | 'open' | 'close' | 'key' | 'scalar' = 'start'
  start = 0
  end: number
  readonly text: string
  readonly #context: Pick<EngineContext, 'progress'>
  /** The closing bracket of every open object and array, the innermost last. */
  readonly #closers: string[] = []
  #reportAt = reportEvery

  /** To read one object or array of a checked text again, start at its bracket and stop before its end. */
  constructor(text: string, context: Pick<EngineContext, 'progress'>, offset = 0) {
    this.text = text
    this.#context = context
    this.end = offset
  }

  /** How many objects and arrays are open. */
  get depth(): number {
    return this.#closers.length
  }

  get token(): string {
    return this.text.slice(this.start, this.end)
  }

  /** Whether the token is the start of an object. */
  get isObject(): boolean {
    return this.text[this.start] === '{'
  }

  /** Reads the next token; false at the end of the text. */
  next(): boolean {
    const { text, kind } = this
    if (this.end >= this.#reportAt) this.#report()
    const at = this.#skipBlanks(this.end)
    if (kind === 'start') return this.#readValue(at, 'a value')
    if (kind === 'key') {
      if (text[at] !== ':') throw this.#mistake(at, 'a colon after the key')
      return this.#readValue(this.#skipBlanks(at + 1), 'a value')
    }
    const closer = this.#closers.at(-1)
    if (closer === undefined) {
      if (at < text.length) throw this.#mistake(at, 'the end of the text')
      return false
    }
    if (text[at] === closer) {
      this.#closers.pop()
      return this.#take('close', at, at + 1)
    }
    if (kind === 'open') return this.#readMember(at, closer, ` or ${closer}`)
    if (text[at] !== ',') throw this.#mistake(at, `a comma or ${closer}`)
    return this.#readMember(this.#skipBlanks(at + 1), closer, '')
  }

  /** Skips the rest of the innermost object or array, which is known to be valid and to end here. */
  leave(end: number): void {
    this.#closers.pop()
    this.#take('close', end - 1, end)
  }

  #readMember(at: number, closer: string, alternative: string): boolean {
    if (closer === ']') return this.#readValue(at, `a value${alternative}`)
    if (this.text[at] !== '"') throw this.#mistake(at, `a key in double quotes${alternative}`)
    return this.#take('key', at, this.#endOfString(at))
  }

  #readValue(at: number, expected: string): boolean {
    switch (this.text[at]) {
      case '{':
        this.#closers.push('}')
        return this.#take('open', at, at + 1)
      case '[':
        this.#closers.push(']')
        return this.#take('open', at, at + 1)
      case '"':
        return this.#take('scalar', at, this.#endOfString(at))
      case 't':
        return this.#readWord('true', at, expected)
      case 'f':
        return this.#readWord('false', at, expected)
      case 'n':
        return this.#readWord('null', at, expected)
      default:
        return this.#take('scalar', at, this.#endOfNumber(at, expected))
    }
  }

  #readWord(word: string, at: number, expected: string): boolean {
    if (!this.text.startsWith(word, at)) throw this.#mistake(at, expected)
    return this.#take('scalar', at, at + word.length)
  }

  #take(kind: JsonScanner['kind'], start: number, end: number): true {
    this.kind = kind
    this.start = start
    this.end = end
    return true
  }

  #endOfString(start: number): number {
    const { text } = this
    for (let at = start + 1; ; at += 1) {
      const code = text.charCodeAt(at)
      if (code === quote) return at + 1
      if (code === backslash) at = this.#lastOfEscape(at)
      // Not `code < space`: after the end of the text the code is NaN, which is a mistake too.
      else if (!(code >= space)) throw this.#mistake(at, 'the closing quote of a string', 'character')
    }
  }

  /** The offset of the last character of an escape. */
  #lastOfEscape(start: number): number {
    const letter = this.text.charAt(start + 1)
    if (letter !== 'u') {
      if (letter !== '' && '"\\/bfnrt'.includes(letter)) return start + 1
      throw this.#mistake(start + 1, String.raw`one of " \ / b f n r t u after the backslash`, 'character')
    }
    const end = start + 5
    for (let at = start + 2; at <= end; at += 1) {
      if (/[\da-f]/i.test(this.text.charAt(at))) continue
      throw this.#mistake(at, String.raw`four hexadecimal digits after \u`, 'character')
    }
    return end
  }

  #endOfNumber(start: number, expected: string): number {
    const { text } = this
    const isNegative = text.charCodeAt(start) === minus
    let at = isNegative ? start + 1 : start
    if (!isNegative && !isDigit(text.charCodeAt(at))) throw this.#mistake(start, expected)
    if (text.charCodeAt(at) === zero) {
      at += 1
      if (isDigit(text.charCodeAt(at))) throw this.#mistake(at, 'no further digit after a leading 0', 'character')
    } else {
      at = this.#endOfDigits(at, 'a digit after the minus sign')
    }
    if (text[at] === '.') at = this.#endOfDigits(at + 1, 'a digit after the decimal point')
    if (text[at] === 'e' || text[at] === 'E') {
      const hasSign = text[at + 1] === '+' || text[at + 1] === '-'
      at = this.#endOfDigits(at + (hasSign ? 2 : 1), 'a digit of the exponent')
    }
    return at
  }

  #endOfDigits(start: number, expected: string): number {
    let at = start
    while (isDigit(this.text.charCodeAt(at))) at += 1
    if (at === start) throw this.#mistake(at, expected, 'character')
    return at
  }

  #skipBlanks(start: number): number {
    let at = start
    while (isBlank(this.text.charCodeAt(at))) at += 1
    return at
  }

  #report(): void {
    this.#context.progress(this.end, this.text.length)
    this.#reportAt = this.end + reportEvery
  }

  #mistake(at: number, expected: string, what: 'token' | 'character' = 'token') {
    return invalidJson(this.text, at, expected, what)
  }
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}
