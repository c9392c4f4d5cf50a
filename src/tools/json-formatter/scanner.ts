import type { EngineContext } from '#core/tool.ts'
import { invalidJson } from './invalid-json.ts'

/** Number of characters between two progress reports. */
const reportEvery = 1_000_000

const quote = 0x22
const backslash = 0x5c
const space = 0x20

const words = /true|false|null/y
const numbers = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\d.eE])/y

/** What is expected in an invalid number, after the part that the pattern matches. */
const numberMistakes = [
  [/-(?!\d)/y, 'a digit after the minus sign'],
  [/-?0(?=\d)/y, 'no digit after a leading 0'],
  [/-?\d+\.(?!\d)/y, 'a digit after the decimal point'],
  [/-?\d+(?:\.\d+)?[eE][+-]?(?!\d)/y, 'a digit in the exponent'],
  [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y, 'the end of the number'],
] as const

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
  /** Whether the text is JSON Lines: any number of values, with a line break between them. */
  readonly isLines: boolean
  readonly #context: Pick<EngineContext, 'progress'> | undefined
  /** The closing bracket of every open object and array, innermost last. */
  readonly #closers: string[] = []
  #reportAt = reportEvery

  /** The context, if any, gets progress reports. */
  constructor(text: string, isLines: boolean, context?: Pick<EngineContext, 'progress'>) {
    this.text = text
    this.isLines = isLines
    this.#context = context
    // A byte order mark is not part of the JSON.
    this.end = text.startsWith('\ufeff') ? 1 : 0
  }

  /** Number of objects and arrays that are open. */
  get depth(): number {
    return this.#closers.length
  }

  get token(): string {
    return this.text.slice(this.start, this.end)
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
      if (!this.isLines) throw this.#error(offset, 'the end of the text')
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

  #readMember(offset: number, closer: string, alternative: string): boolean {
    if (closer === ']') return this.#readValue(offset, `a value${alternative}`)
    if (this.text[offset] !== '"') throw this.#error(offset, `a key in double quotes${alternative}`)
    return this.#setToken('key', offset, this.#endOfString(offset))
  }

  #readValue(offset: number, expected: string): boolean {
    const first = this.text[offset]
    if (first === '{' || first === '[') {
      this.#closers.push(first === '{' ? '}' : ']')
      return this.#setToken('openBracket', offset, offset + 1)
    }
    if (first === '"') return this.#setToken('scalar', offset, this.#endOfString(offset))
    const end = this.#endOf(numbers, offset) ?? this.#endOf(words, offset)
    if (end === undefined) throw this.#scalarError(offset, expected)
    return this.#setToken('scalar', offset, end)
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
    if (letter !== '' && '"\\/bfnrt'.includes(letter)) return start + 1
    if (letter !== 'u') {
      throw this.#error(start + 1, String.raw`one of " \ / b f n r t u after the backslash`, 'character')
    }
    const [digits = ''] = /^[\da-f]*/i.exec(this.text.slice(start + 2, start + 6)) ?? []
    if (digits.length === 4) return start + 5
    throw this.#error(start + 2 + digits.length, String.raw`four hexadecimal digits after \u`, 'character')
  }

  #scalarError(offset: number, expected: string) {
    for (const [pattern, expectedNext] of numberMistakes) {
      const end = this.#endOf(pattern, offset)
      if (end !== undefined) return this.#error(end, expectedNext, 'character')
    }
    return this.#error(offset, expected)
  }

  /** Returns the end of a sticky pattern's match at an offset. */
  #endOf(pattern: RegExp, offset: number): number | undefined {
    pattern.lastIndex = offset
    return pattern.test(this.text) ? pattern.lastIndex : undefined
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
    // In JSON Lines, an unexpected bracket at the start of a line starts the next value. The one before it is incomplete.
    const isNextValue = this.isLines && /[[{]/.test(this.text.charAt(offset))
    const lineBreak = isNextValue ? this.text.slice(this.end, offset).search(/[\n\r]\s*$/) : -1
    const found = lineBreak < 0 ? offset : this.end + lineBreak
    return invalidJson(this.text, found, `expected ${expected}, found`, unit)
  }
}

function isWhitespace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}

/** Returns the token of a key without its quotes and escapes. */
export function unquote(key: string): string {
  return key.includes('\\') ? (JSON.parse(key) as string) : key.slice(1, -1)
}
