const letterOrDigit = /[\p{L}\p{N}]/u
const letter = /\p{L}/u
const digit = /\p{N}/u
const lowerCase = /\p{Ll}/u
const upperCase = /\p{Lu}/u

// ASCII is most of what is asked about, and a pattern takes its time, above all to be made ready.
const ascii = 0x80

// Asking the pattern costs a string each time, so what it said is kept: of every unit, and of the plane of emoji.
const asked = 1
const yes = 2
const answers = new Uint8Array(0x20000)

/** A letter or a digit of any script. */
export function isLetterOrDigit(codePoint: number): boolean {
  if (codePoint >= answers.length) return letterOrDigit.test(String.fromCodePoint(codePoint))
  if (answers[codePoint] === 0) answers[codePoint] = askWhetherLetterOrDigit(codePoint) ? asked | yes : asked
  return ((answers[codePoint] as number) & yes) !== 0
}

function askWhetherLetterOrDigit(codePoint: number): boolean {
  if (codePoint >= ascii) return letterOrDigit.test(String.fromCodePoint(codePoint))
  return isDigit(codePoint) || isLowerCase(codePoint) || isUpperCase(codePoint)
}

export function hasLetter(text: string): boolean {
  return letter.test(text)
}

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
