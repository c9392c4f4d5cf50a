import type { EngineContext } from '#core/tool.ts'
import { invalidJson } from './invalid-json.ts'

/** Number of characters between two progress reports. */
const reportEvery = 1_000_000

const quote = 0x22
const minus = 0x2d
const zero = 0x30
const backslash = 0x5c
const space = 0x20

interface ScannerSettings {
  /** To read a single object or array of a valid text again, start at its opening bracket and stop before its end. */
  readonly offset?: number
  /** Whether the text is JSON Lines: any number of values, with a line break between them. */
  readonly isLines?: boolean
  /** Gets progress reports. */
  readonly context?: Pick<EngineContext, 'progress'>
}

/**
 * Reads JSON (RFC 8259) token by token, and throws an InputError at the first mistake. Commas and colons are checked,
 * but are not returned as tokens. Nesting is not limited, because the open brackets are kept in a list and not on the
 * call stack.
 */
export class JsonScanner {
  /** `openBracket` and `closeBracket` are brackets; `scalar` is a string, a number, `true`, `false` or `null`. */
  kind: 'start' | 'openBracket' | 'closeBracket' | 'key' | 'scalar' = 'start'
  start = 0
  end: number
  readonly text: string
  readonly #context: ScannerSettings['context']
  /** The closing bracket of every open object and array, innermost last. */
  readonly #closers: string[] = []
  readonly #isLines: boolean
  #reportAt = reportEvery

  constructor(
    text: string,
    // A byte order mark is not part of the JSON.
    { offset = text.startsWith('\ufeff') ? 1 : 0, isLines = false, context }: ScannerSettings = {},
  ) {
    this.text = text
    this.#context = context
    this.end = offset
    this.#isLines = isLines
  }

  /** Number of objects and arrays that are open. */
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

  /** Reads the next token. Returns false at the end of the text. */
  next(): boolean {
    const { text, kind } = this
    if (this.end >= this.#reportAt) this.#report()
    const offset = this.#skipWhitespace(this.end)
    if (kind === 'start') return this.#readValue(offset, 'a value')
    if (kind === 'key') {
      if (text[offset] !== ':') throw this.#error(offset, 'a colon after the key')
      return this.#readValue(this.#skipWhitespace(offset + 1), 'a value')
    }
    const closer = this.#closers.at(-1)
    if (closer === undefined) {
      if (offset === text.length) return false
      if (!this.#isLines) throw this.#error(offset, 'the end of the text')
      if (!/[\n\r]/.test(text.slice(this.end, offset))) throw this.#error(offset, 'a line break between two values')
      return this.#readValue(offset, 'a value')
    }
    if (text[offset] === closer) {
      this.#closers.pop()
      return this.#setToken('closeBracket', offset, offset + 1)
    }
    if (kind === 'openBracket') return this.#readMember(offset, closer, ` or ${closer}`)
    if (text[offset] !== ',') throw this.#error(offset, `a comma or ${closer}`)
    return this.#readMember(this.#skipWhitespace(offset + 1), closer, '')
  }

  /** Skips the rest of the innermost object or array, which is known to be valid and to end at `end`. */
  skipToEnd(end: number): void {
    this.#closers.pop()
    this.#setToken('closeBracket', end - 1, end)
  }

  #readMember(offset: number, closer: string, alternative: string): boolean {
    if (closer === ']') return this.#readValue(offset, `a value${alternative}`)
    if (this.text[offset] !== '"') throw this.#error(offset, `a key in double quotes${alternative}`)
    return this.#setToken('key', offset, this.#endOfString(offset))
  }

  #readValue(offset: number, expected: string): boolean {
    switch (this.text[offset]) {
      case '{':
        this.#closers.push('}')
        return this.#setToken('openBracket', offset, offset + 1)
      case '[':
        this.#closers.push(']')
        return this.#setToken('openBracket', offset, offset + 1)
      case '"':
        return this.#setToken('scalar', offset, this.#endOfString(offset))
      case 't':
        return this.#readWord('true', offset, expected)
      case 'f':
        return this.#readWord('false', offset, expected)
      case 'n':
        return this.#readWord('null', offset, expected)
      default:
        return this.#setToken('scalar', offset, this.#endOfNumber(offset, expected))
    }
  }

  #readWord(word: string, offset: number, expected: string): boolean {
    if (!this.text.startsWith(word, offset)) throw this.#error(offset, expected)
    return this.#setToken('scalar', offset, offset + word.length)
  }

  #setToken(kind: JsonScanner['kind'], start: number, end: number): true {
    this.kind = kind
    this.start = start
    this.end = end
    return true
  }

  #endOfString(start: number): number {
    const { text } = this
    for (let offset = start + 1; ; offset += 1) {
      const code = text.charCodeAt(offset)
      if (code === quote) return offset + 1
      if (code === backslash) offset = this.#lastOfEscape(offset)
      // Not `code < space`, because after the end of the text the code is NaN, which is an error too.
      else if (!(code >= space)) throw this.#error(offset, 'the closing quote of a string', 'character')
    }
  }

  /** Returns the offset of the last character of an escape. */
  #lastOfEscape(start: number): number {
    const letter = this.text.charAt(start + 1)
    if (letter !== 'u') {
      if (letter !== '' && '"\\/bfnrt'.includes(letter)) return start + 1
      throw this.#error(start + 1, String.raw`one of " \ / b f n r t u after the backslash`, 'character')
    }
    const end = start + 5
    for (let offset = start + 2; offset <= end; offset += 1) {
      if (/[\da-f]/i.test(this.text.charAt(offset))) continue
      throw this.#error(offset, String.raw`four hexadecimal digits after \u`, 'character')
    }
    return end
  }

  #endOfNumber(start: number, expected: string): number {
    const { text } = this
    const isNegative = text.charCodeAt(start) === minus
    let offset = isNegative ? start + 1 : start
    if (!isNegative && !isDigit(text.charCodeAt(offset))) throw this.#error(start, expected)
    if (text.charCodeAt(offset) === zero) {
      offset += 1
      if (isDigit(text.charCodeAt(offset))) throw this.#error(offset, 'no digit after a leading 0', 'character')
    } else {
      offset = this.#endOfDigits(offset, 'a digit after the minus sign')
    }
    if (text[offset] === '.') offset = this.#endOfDigits(offset + 1, 'a digit after the decimal point')
    if (text[offset] === 'e' || text[offset] === 'E') {
      const hasSign = text[offset + 1] === '+' || text[offset + 1] === '-'
      offset = this.#endOfDigits(offset + (hasSign ? 2 : 1), 'a digit in the exponent')
    }
    return offset
  }

  #endOfDigits(start: number, expected: string): number {
    let offset = start
    while (isDigit(this.text.charCodeAt(offset))) offset += 1
    if (offset === start) throw this.#error(offset, expected, 'character')
    return offset
  }

  #skipWhitespace(start: number): number {
    let offset = start
    while (isWhitespace(this.text.charCodeAt(offset))) offset += 1
    return offset
  }

  #report(): void {
    this.#context?.progress(this.end, this.text.length)
    this.#reportAt = this.end + reportEvery
  }

  #error(offset: number, expected: string, unit: 'token' | 'character' = 'token') {
    return invalidJson(this.text, offset, expected, unit)
  }
}

function isWhitespace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}
