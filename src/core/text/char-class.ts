// The flag `m` works around a WebKit bug: see eslint/portable-patterns.js.
const letter = /\p{L}/mu
const digit = /\p{N}/mu
const maybeDigit = /[0-9\u0080-\uffff]/
const lowerCase = /\p{Ll}/mu
const upperCase = /\p{Lu}/mu

/** Code points below this are ASCII and are classified without a pattern. */
const ascii = 0x80

const whitespace = new Uint8Array(0x10000)
for (const [from, to] of [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0x85, 0x85],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
] as const) {
  whitespace.fill(1, from, to + 1)
}

/** Returns whether a code unit is whitespace in Unicode. Unlike `\s`, it includes U+0085 and excludes U+FEFF. */
export function isWhitespace(code: number): boolean {
  return whitespace[code] === 1
}

/**
 * The same characters for a character class in a pattern. With the flag u and `\p{White_Space}`, a word of ten megabytes
 * would overflow the backtracking stack.
 */
export const whitespaceClass = String.raw`\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`

export function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

export function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}

const loneSurrogate = /\p{Cs}/mu

/** Returns whether the text contains no unpaired surrogates. */
export function isWellFormed(text: string): boolean {
  // Firefox before 119 and Safari before 16.4 lack the method, which is six times faster than the pattern.
  const platform = text as unknown as { isWellFormed?: () => boolean }
  return platform.isWellFormed ? platform.isWellFormed() : !loneSurrogate.test(text)
}

/**
 * Returns the code point that ends at this index as a string, or an empty string at the start of the text. Used
 * instead of lookbehinds: in WebKit, a lookbehind such as `(?<=\p{L})` never matches a character outside the BMP.
 */
export function characterBefore(text: string, index: number): string {
  const isPair = isLowSurrogate(text.charCodeAt(index - 1)) && isHighSurrogate(text.charCodeAt(index - 2))
  return text.slice(Math.max(0, index - (isPair ? 2 : 1)), index)
}

// Testing a pattern requires a string per code point, so results are cached for the first two Unicode planes.
const testedFlag = 1
const letterOrDigitFlag = 2
const digitFlag = 4
const cache = new Uint8Array(0x20000)

function letterFlags(codePoint: number): number {
  if (codePoint >= cache.length) return computeLetterFlags(codePoint)
  if (cache[codePoint] === 0) cache[codePoint] = computeLetterFlags(codePoint)
  return cache[codePoint] as number
}

function computeLetterFlags(codePoint: number): number {
  const character = String.fromCodePoint(codePoint)
  if (digit.test(character)) return testedFlag | letterOrDigitFlag | digitFlag
  return letter.test(character) ? testedFlag | letterOrDigitFlag : testedFlag
}

/** Returns whether a code point is a letter or a digit of any script. */
export function isLetterOrDigit(codePoint: number): boolean {
  return (letterFlags(codePoint) & letterOrDigitFlag) !== 0
}

export function isDigit(codePoint: number): boolean {
  return (letterFlags(codePoint) & digitFlag) !== 0
}

export function isLowerCase(codePoint: number): boolean {
  if (codePoint < ascii) return codePoint >= 0x61 && codePoint <= 0x7a
  return lowerCase.test(String.fromCodePoint(codePoint))
}

export function isUpperCase(codePoint: number): boolean {
  if (codePoint < ascii) return codePoint >= 0x41 && codePoint <= 0x5a
  return upperCase.test(String.fromCodePoint(codePoint))
}

export function hasLetter(text: string): boolean {
  return letter.test(text)
}

/** Returns whether a text contains a digit of any script. Testing `\p{N}` is many times slower on non-ASCII text. */
export function hasDigit(text: string): boolean {
  const first = text.search(maybeDigit)
  for (let i = first; i >= 0 && i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (isDigit(isHighSurrogate(code) ? (text.codePointAt(i) as number) : code)) return true
  }
  return false
}
