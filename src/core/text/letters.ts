const letterOrDigit = /[\p{L}\p{N}]/u
const letter = /\p{L}/u
const digit = /\p{N}/u
const lowerCase = /\p{Ll}/u
const upperCase = /\p{Lu}/u

// Asking the pattern costs a string each time, so what it said of a code unit is kept.
const asked = 1
const yes = 2
const answers = new Uint8Array(0x10000)

/** A letter or a digit of any script. */
export function isLetterOrDigit(codePoint: number): boolean {
  if (codePoint > 0xffff) return letterOrDigit.test(String.fromCodePoint(codePoint))
  if (answers[codePoint] === 0) {
    answers[codePoint] = letterOrDigit.test(String.fromCharCode(codePoint)) ? asked | yes : asked
  }
  return ((answers[codePoint] as number) & yes) !== 0
}

export function hasLetter(text: string): boolean {
  return letter.test(text)
}

// ASCII is most of what is asked about, and a pattern takes its time.
const ascii = 0x80

export function isDigit(codePoint: number): boolean {
  if (codePoint < ascii) return codePoint >= 0x30 && codePoint <= 0x39
  return digit.test(String.fromCodePoint(codePoint))
}

export function hasDigit(text: string): boolean {
  return digit.test(text)
}

export function isLowerCase(codePoint: number): boolean {
  if (codePoint < ascii) return codePoint >= 0x61 && codePoint <= 0x7a
  return lowerCase.test(String.fromCodePoint(codePoint))
}

export function isUpperCase(codePoint: number): boolean {
  if (codePoint < ascii) return codePoint >= 0x41 && codePoint <= 0x5a
  return upperCase.test(String.fromCodePoint(codePoint))
}
