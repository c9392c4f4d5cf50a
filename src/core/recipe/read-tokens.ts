import type { TextRange } from '#core/tool/input-error.ts'

/** A mistake in a recipe, and the range of the source that is wrong. */
export interface NotationProblem extends TextRange {
  readonly message: string
}

export class NotationError extends Error {
  readonly problem: NotationProblem

  constructor(message: string, { start, end }: TextRange) {
    super(message)
    this.problem = { message, start, end }
  }
}

export interface Token extends TextRange {
  readonly kind: 'mark' | 'word' | 'quoted' | 'end'
  /** A mark, a word, or the text within the quotes. */
  readonly text: string
}

// Searching for the end of a very long word, unlike matching all of it, takes no memory.
const nonBlank = /\S/g
const lineBreak = /\n/g
const wordEnd = /[\s|(),="\\]/g
const escapePattern = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/** Yields the tokens of a recipe and then `end` tokens without end. Throws a `NotationError`. */
export function* readTokens(source: string): Generator<Token, never, void> {
  for (let start = 0; ; ) {
    const token = readToken(source, findToken(source, start))
    yield token
    start = token.end
  }
}

/** Returns the offset of the next token, after blanks and lines that start with `#`. */
function findToken(source: string, end: number): number {
  let start = findFrom(end, source, nonBlank)
  while (source[start] === '#' && source.slice(source.lastIndexOf('\n', start) + 1, start).trim() === '') {
    start = findFrom(findFrom(start, source, lineBreak), source, nonBlank)
  }
  return start
}

function readToken(source: string, start: number): Token {
  const character = source[start]
  if (character === undefined) return { kind: 'end', text: '', start, end: start }
  if (character === '"') return readQuoted(source, start)
  if ('|(),='.includes(character)) return { kind: 'mark', text: character, start, end: start + 1 }
  const end = findFrom(start, source, wordEnd)
  if (end > start) return { kind: 'word', text: source.slice(start, end), start, end }
  throw new NotationError('Put double quotes around a value with a backslash.', { start, end: start + 1 })
}

/** Returns the offset of the next character that matches, or the end of the source. */
function findFrom(start: number, source: string, pattern: RegExp): number {
  pattern.lastIndex = start
  return pattern.exec(source)?.index ?? source.length
}

/** Reads a text in double quotes, with the escapes of a JSON string. */
function readQuoted(source: string, start: number): Token {
  let end = start + 1
  for (let character = source[end]; character !== '"'; character = source[end]) {
    if (character === undefined) throw new NotationError('Close the text with a double quote.', { start, end })
    if (character < ' ') {
      throw new NotationError(String.raw`Write a line break as \n and a tab as \t.`, { start: end, end: end + 1 })
    }
    end = character === '\\' ? endOfEscape(source, end) : end + 1
  }
  end += 1
  return { kind: 'quoted', text: JSON.parse(source.slice(start, end)) as string, start, end }
}

function endOfEscape(source: string, start: number): number {
  escapePattern.lastIndex = start
  if (escapePattern.test(source)) return escapePattern.lastIndex
  const end = Math.min(start + 2, source.length)
  throw new NotationError(String.raw`Write a backslash as \\.`, { start, end })
}
