import { InputError } from '#core/tool/input-error.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { expandEscapes } from '#core/regex/escapes.ts'
import { characterBefore, isInsidePair } from '#core/text/char-class.ts'
import { compilePattern, escapePattern, nextMatch } from '#core/regex/patterns.ts'
import type { tool } from './tool.ts'

type SearchOptions = Pick<
  OptionValues<(typeof tool)['options']>,
  'find' | 'regex' | 'escapes' | 'caseSensitive' | 'wholeWord'
>

/** Returns the first match in a text that starts at an offset or after it. */
type Finder = (text: string, from: number) => RegExpExecArray | undefined

/** Yields the matches in a text, from an offset to the end. */
export type FindAll = (text: string, from?: number) => Generator<RegExpExecArray, void, void>

/** Returns a function that finds the matches of a search. Throws if there is nothing to search for. */
export function createFinder(options: SearchOptions): FindAll {
  if (options.find === '') throw new InputError('Please enter text to find')
  const find = options.regex ? createPatternFinder(options) : createLiteralFinder(searchedText(options), options)
  return function* findAll(text, from = 0) {
    for (let match = find(text, from); match; match = find(text, nextFrom(text, match))) yield match
  }
}

/** Returns what is searched for if it is not a regular expression. */
export function searchedText({ find, escapes }: SearchOptions): string {
  return escapes ? expandEscapes(find) : find
}

/** After an empty match, the search goes on after the next character. */
function nextFrom(text: string, { index, 0: { length } }: RegExpExecArray): number {
  return length === 0 ? nextOffset(text, index) : index + length
}

/** In code points. JavaScript engines reject patterns that are much longer than this. */
const maxPatternLength = 1000

const patternChunks = new RegExp(`[^]{1,${String(maxPatternLength)}}`, 'gmu')

/**
 * Finds literal text. Every match has the same length, because patterns map one code point to one code point when they
 * ignore case.
 */
function createLiteralFinder(find: string, { caseSensitive, wholeWord }: SearchOptions): Finder {
  const [first = '', ...others] = find.match(patternChunks) ?? []
  const beginning = literalPattern(first, caseSensitive, 'g')
  const rest = others.map((chunk) => literalPattern(chunk, caseSensitive, 'y'))

  return (text, from) => {
    beginning.lastIndex = from
    for (let match = beginning.exec(text); match; match = beginning.exec(text)) {
      const start = match.index
      const end = start + find.length
      const isSplitWord = wholeWord && [start, end].some((offset) => isInsideWord(text, offset))
      if (!isSplitWord && continuesWith(rest, text, start + first.length)) {
        match[0] = text.slice(start, end)
        return match
      }
      beginning.lastIndex = nextOffset(text, start)
    }
    return undefined
  }
}

/** Returns the offset after the code point at this offset. */
function nextOffset(text: string, offset: number): number {
  return offset + ((text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1)
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
function createPatternFinder({ find, caseSensitive, wholeWord }: SearchOptions): Finder {
  const flags = caseSensitive ? 'gmu' : 'gimu'
  // Compiled on its own first, because inside the group that is added for whole words, `a)(b` would be valid.
  const plainRegex = compilePattern(find, flags)
  const regex = wholeWord ? compilePattern(wholeWordPattern(find), flags) : plainRegex

  return (text, from) => {
    const search = { text, regex }
    regex.lastIndex = from
    let match = nextMatch(search)
    while (match?.[0] === '' && splitsCharacter(text, match.index)) match = nextMatch(search)
    return match
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
