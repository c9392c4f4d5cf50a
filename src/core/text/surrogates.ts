export function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

export function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}

const loneSurrogate = /\p{Cs}/mu

/** Whether every surrogate has its other half. */
export function isWellFormed(text: string): boolean {
  // Firefox before 119 and Safari before 16.4 lack the method, which is six times as fast as the pattern.
  const platform = text as unknown as { isWellFormed?: () => boolean }
  return platform.isWellFormed ? platform.isWellFormed() : !loneSurrogate.test(text)
}

/**
 * The code point that ends at this index, as a string; empty at the start of the text. Used instead of a lookbehind: in
 * WebKit, a lookbehind such as `(?<=\p{L})` never matches a character outside the BMP.
 */
export function characterBefore(text: string, index: number): string {
  const isPair = isLowSurrogate(text.charCodeAt(index - 1)) && isHighSurrogate(text.charCodeAt(index - 2))
  return text.slice(Math.max(0, index - (isPair ? 2 : 1)), index)
}
