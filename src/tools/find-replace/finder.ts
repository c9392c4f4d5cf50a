import { characterBefore, isInsidePair } from '#core/text/char-class.ts'
import { compilePattern, createMatchSearch, escapePattern, nextMatch } from '#core/regex/patterns.ts'

export interface FindOptions {
  readonly find: string
  readonly caseSensitive: boolean
  readonly wholeWord: boolean
  readonly regex: boolean
}

/** Yields all matches in a text, from an offset to the end. */
export type Finder = (text: string, from?: number) => Generator<RegExpExecArray, void, void>

export function createFinder(options: FindOptions): Finder {
  return options.regex ? createPatternFinder(options) : createLiteralFinder(options)
}

/** In code points. JavaScript engines reject patterns that are much longer than this. */
const maxPatternLength = 1000

const patternChunks = new RegExp(`[^]{1,${String(maxPatternLength)}}`, 'gmu')

/**
 * Finds literal text. Every match has the same length, because patterns map one code point to one code point when they
 * ignore case.
 */
function createLiteralFinder({ find, caseSensitive, wholeWord }: FindOptions): Finder {
  const [first = '', ...others] = find.match(patternChunks) ?? []
  const beginning = literalPattern(first, caseSensitive, 'g')
  const rest = others.map((chunk) => literalPattern(chunk, caseSensitive, 'y'))

  return function* findLiteral(text, from = 0) {
    beginning.lastIndex = from
    for (let match = beginning.exec(text); match; match = beginning.exec(text)) {
      const start = match.index
      const end = start + find.length
      if (
        continuesWith(rest, text, start + first.length) &&
        !(wholeWord && [start, end].some((offset) => isInsideWord(text, offset)))
      ) {
        match[0] = text.slice(start, end)
        yield match
        beginning.lastIndex = end
      } else {
        beginning.lastIndex = start + String.fromCodePoint(text.codePointAt(start) as number).length
      }
    }
  }
}

function literalPattern(text: string, caseSensitive: boolean, flag: 'g' | 'y'): RegExp {
  return new RegExp(escapePattern(text), caseSensitive ? `mu${flag}` : `imu${flag}`)
}

function continuesWith(patterns: readonly RegExp[], text: string, from: number): boolean {
  let offset = from
  return patterns.every((pattern) => {
    pattern.lastIndex = offset
    const isFound = pattern.test(text)
    offset = pattern.lastIndex
    return isFound
  })
}

/**
 * Letters, digits and marks of any script, and the joiners inside Persian and Hindi words. `\b` works only for ASCII
 * letters.
 */
const wordCharacter = String.raw`[\p{L}\p{N}\p{M}\u200c\u200d]`
const startsWithWord = new RegExp(`^${wordCharacter}`, 'u')

function isInsideWord(text: string, offset: number): boolean {
  return startsWithWord.test(text.slice(offset, offset + 2)) && startsWithWord.test(characterBefore(text, offset))
}

/** Finds the matches of a regular expression. `^` and `$` match at every line. */
function createPatternFinder({ find, caseSensitive, wholeWord }: FindOptions): Finder {
  const flags = caseSensitive ? 'gmu' : 'gimu'
  // Compiled on its own first, because inside the group that is added for whole words, `a)(b` would be valid.
  const plainPattern = compilePattern(find, flags)
  const pattern = wholeWord ? compilePattern(wholeWordPattern(find), flags) : plainPattern

  return function* findPattern(text, from = 0) {
    const search = createMatchSearch(text, pattern)
    search.regex.lastIndex = from
    for (let match = nextMatch(search); match; match = nextMatch(search)) {
      if (match[0] !== '' || !splitsCharacter(text, match.index)) yield match
    }
  }
}

/** Restricts a pattern to matches that neither start nor end inside a word. Groups keep their numbers. */
function wholeWordPattern(pattern: string): string {
  // The inner lookahead is for WebKit, where a lookbehind that contains the class itself never matches a character
  // outside the BMP.
  // eslint-disable-next-line no-restricted-syntax -- Compiled only for a visitor's pattern.
  const insideWord = String.raw`(?<=(?=${wordCharacter})[^])(?=${wordCharacter})`
  return `(?!${insideWord})(?:${pattern})(?!${insideWord})`
}

/**
 * Whether an offset is between CR and LF, where JavaScript sees an empty line, or inside a surrogate pair, where V8
 * matches lookarounds despite the flag `u`.
 */
function splitsCharacter(text: string, offset: number): boolean {
  return text.slice(offset - 1, offset + 1) === '\r\n' || isInsidePair(text, offset)
}
