export function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

export function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}

/**
 * The code point that ends at this index, as a string; empty at the start of the text. Used instead of a lookbehind: in
 * WebKit, a lookbehind such as `(?<=\p{L})` never matches a character outside the BMP.
 */
export function characterBefore(text: string, index: number): string {
  const isPair = isLowSurrogate(text.charCodeAt(index - 1)) && isHighSurrogate(text.charCodeAt(index - 2))
  return text.slice(Math.max(0, index - (isPair ? 2 : 1)), index)
}
