/**
 * The whitespace of Unicode, for a character class in a pattern. Unlike `\s`, it includes U+0085 and excludes U+FEFF. With
 * the flag u and `\p{White_Space}`, a word of ten megabytes would overflow the backtracking stack.
 */
export const whitespaceClass =
  '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000'

const whitespace = new Uint8Array(0x10000)
for (const character of whitespaceClass) whitespace[character.charCodeAt(0)] = 1

/** Returns whether a code unit is whitespace in Unicode. */
export function isWhitespace(code: number): boolean {
  return whitespace[code] === 1
}

export function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

/** Returns whether an offset is inside a surrogate pair. */
export function isInsidePair(text: string, offset: number): boolean {
  const after = text.charCodeAt(offset)
  return isHighSurrogate(text.charCodeAt(offset - 1)) && after >= 0xdc00 && after <= 0xdfff
}

/**
 * Returns the code point that ends at this index as a string, or an empty string at the start of the text. Used
 * instead of lookbehinds: in WebKit, a lookbehind such as `(?<=\p{L})` never matches a character outside the BMP.
 */
export function characterBefore(text: string, index: number): string {
  return text.slice(Math.max(0, index - (isInsidePair(text, index - 1) ? 2 : 1)), index)
}

// What is known about a code point: 0 if it has not been tested yet.
const noMatch = 1
const match = 2

/**
 * Returns a function that tests whether a code point matches a pattern. That requires a string per code point, so the
 * results for the first two Unicode planes are cached. The flag `m` works around a WebKit bug: see eslint/portable-code.js.
 */
export function createTest(pattern: RegExp): (codePoint: number) => boolean {
  const results = new Uint8Array(0x20000)
  return (codePoint) => {
    const known = results[codePoint]
    if (known) return known === match
    const matches = pattern.test(String.fromCodePoint(codePoint))
    results[codePoint] = matches ? match : noMatch
    return matches
  }
}

/** Returns whether a code point is a letter or a digit of any script. */
export const isLetterOrDigit = createTest(/[\p{L}\p{N}]/mu)
export const isDigit = createTest(/\p{N}/mu)
export const isLowerCase = createTest(/\p{Ll}/mu)
export const isUpperCase = createTest(/\p{Lu}/mu)

export function hasLetter(text: string): boolean {
  return /\p{L}/mu.test(text)
}

/** Returns whether a text contains a digit of any script. */
export function hasDigit(text: string): boolean {
  return /\p{N}/mu.test(text)
}
