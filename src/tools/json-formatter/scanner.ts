import type { EngineContext } from '#core/tool/engine-interface.ts'
import { invalidJson } from './invalid-json.ts'

/** Number of characters between two progress reports. */
const reportEvery = 1_000_000

// Strings and whitespace are read by code unit, because patterns make the whole engine a quarter slower.
const quote = 0x22
const backslash = 0x5c
const space = 0x20

const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y
const wordOrNumber = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\d.eE])/y

/** What is expected after the part of an invalid token that the pattern matches. */
type Mistake = readonly [pattern: RegExp, expected: string]

const escapeMistakes: readonly Mistake[] = [
  [/\\u[\da-fA-F]*/y, String.raw`four hexadecimal digits after \u`],
  [/\\/y, String.raw`one of " \ / b f n r t u after the backslash`],
]

const numberMistakes: readonly Mistake[] = [
  [/-(?!\d)/y, 'a digit after the minus sign'],
  [/-?0(?=\d)/y, 'no digit after a leading 0'],
  [/-?\d+\.(?!\d)/y, 'a digit after the decimal point'],
  [/-?\d+(?:\.\d+)?[eE][+-]?(?!\d)/y, 'a digit in the exponent'],
  [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y, 'the end of the number'],
]

/**
 * Reads JSON (RFC 8259) token by token, and throws an InputError at the first mistake. Commas and colons are checked,
 * but are not returned as tokens. Nesting is not limited, because the open brackets are kept in a list and not on the
 * call stack.
 */
export class JsonScanner {
  /** A `scalar` is a string, a number, `true`, `false` or `null`. The kind is `start` before the first token. */
  kind: 'start' | 'openBracket' | 'closeBracket' | 'key' | 'scalar' = 'start'
  /** Where the last token starts. */
  start = 0
  /** Where it ends, and where the next one is read. */
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
    const end = this.#endOf(wordOrNumber, offset)
    if (end === undefined) throw this.#mistake(offset, numberMistakes, expected)
    return this.#setToken('scalar', offset, end)
  }

  #setToken(kind: JsonScanner['kind'], start: number, end: number): true {
    this.kind = kind
    this.start = start
    this.end = end
    return true
  }

  #endOfString(start: number): number {
    for (let offset = start + 1; ; ) {
      // NaN after the end of the text.
      const code = this.text.charCodeAt(offset)
      if (code === quote) return offset + 1
      const end = code >= space && code !== backslash ? offset + 1 : this.#endOf(escape, offset)
      if (end === undefined) throw this.#mistake(offset, escapeMistakes, 'the closing quote of a string')
      offset = end
    }
  }

  /** Creates the error for the first of these mistakes at an offset, or else for a token that is not the expected one. */
  #mistake(offset: number, mistakes: readonly Mistake[], expected: string) {
    for (const [pattern, expectedNext] of mistakes) {
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
  return code === space || code === 0x0a || code === 0x0d || code === 0x09
}

/** Returns the token of a key or a string without its quotes and escapes. */
export function unquote(token: string): string {
  return token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1)
}
