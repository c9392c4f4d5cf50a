export type RtfToken =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'word'; readonly word: string; readonly value: number | undefined }
  /** Bytes of text in the encoding of the font. */
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }

const backslash = 0x5c
const openBrace = 0x7b
const closeBrace = 0x7d
const space = 0x20

function isLineBreak(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d
}

function isLetter(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a)
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}

/** Splits RTF into groups, control words and text. Control symbols are words of one character. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken, void, void> {
  let offset = 0
  const at = (index: number) => bytes[index] ?? 0
  const take = (test: (byte: number) => boolean) => {
    const start = offset
    while (offset < bytes.length && test(at(offset))) offset += 1
    return String.fromCharCode(...bytes.subarray(start, Math.min(offset, start + 100)))
  }
  while (offset < bytes.length) {
    const byte = at(offset)
    if (byte === openBrace || byte === closeBrace) {
      offset += 1
      yield { kind: byte === openBrace ? 'open' : 'close' }
    } else if (isLineBreak(byte)) {
      offset += 1
    } else if (byte !== backslash) {
      const start = offset
      while (offset < bytes.length && ![backslash, openBrace, closeBrace, 0x0a, 0x0d].includes(at(offset))) offset += 1
      yield { kind: 'bytes', bytes: bytes.subarray(start, offset) }
    } else if (isLetter(at(offset + 1))) {
      offset += 1
      const word = take(isLetter)
      const sign = at(offset) === 0x2d && isDigit(at(offset + 1)) ? -1 : 1
      if (sign < 0) offset += 1
      const digits = take(isDigit)
      if (at(offset) === space) offset += 1
      const value = digits === '' ? undefined : sign * Number(digits)
      // The length of data that is not text.
      if (word === 'bin') offset += Math.max(0, value ?? 0)
      else yield { kind: 'word', word, value }
    } else if (at(offset + 1) === 0x27) {
      const byteValue = Number.parseInt(String.fromCharCode(at(offset + 2), at(offset + 3)), 16)
      offset += 4
      if (!Number.isNaN(byteValue)) yield { kind: 'bytes', bytes: Uint8Array.of(byteValue) }
    } else {
      const symbol = String.fromCharCode(at(offset + 1))
      offset += 2
      yield { kind: 'word', word: symbol, value: undefined }
    }
  }
}
