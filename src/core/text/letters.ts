import { isHighSurrogate } from './surrogates.ts'

const letter = /\p{L}/mu
const digit = /\p{N}/mu
const maybeDigit = /[0-9\u0080-\uffff]/
const lowerCase = /\p{Ll}/mu
const upperCase = /\p{Lu}/mu

// ASCII is most of what is asked about, and a pattern takes its time, above all to be made ready.
const ascii = 0x80

// Asking a pattern costs a string each time, so what it said is kept: of every unit, and of the plane of emoji.
const asked = 1
const letterOrDigitAnswer = 2
const digitAnswer = 4
const answers = new Uint8Array(0x20000)

function answersOn(codePoint: number): number {
  if (codePoint >= answers.length) return ask(codePoint)
  if (answers[codePoint] === 0) answers[codePoint] = ask(codePoint)
  return answers[codePoint] as number
}

function ask(codePoint: number): number {
  if (isDigitByPattern(codePoint)) return asked | letterOrDigitAnswer | digitAnswer
  return isLetterByPattern(codePoint) ? asked | letterOrDigitAnswer : asked
}

function isDigitByPattern(codePoint: number): boolean {
  if (codePoint < ascii) return codePoint >= 0x30 && codePoint <= 0x39
  return digit.test(String.fromCodePoint(codePoint))
}

function isLetterByPattern(codePoint: number): boolean {
  if (codePoint < ascii) return isLowerCase(codePoint) || isUpperCase(codePoint)
  return letter.test(String.fromCodePoint(codePoint))
}

/** A letter or a digit of any script. */
export function isLetterOrDigit(codePoint: number): boolean {
  return (answersOn(codePoint) & letterOrDigitAnswer) !== 0
}

export function isDigit(codePoint: number): boolean {
  return (answersOn(codePoint) & digitAnswer) !== 0
}

export function hasLetter(text: string): boolean {
  return letter.test(text)
}

/** Through ASCII a pattern is faster than a loop; beyond it, asking for any digit, it is many times slower. */
export function hasDigit(text: string): boolean {
  const first = text.search(maybeDigit)
  for (let i = first; i >= 0 && i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (isDigit(isHighSurrogate(code) ? (text.codePointAt(i) as number) : code)) return true
  }
  return false
}

export function isLowerCase(codePoint: number): boolean {
  if (codePoint < ascii) return codePoint >= 0x61 && codePoint <= 0x7a
  return lowerCase.test(String.fromCodePoint(codePoint))
}

export function isUpperCase(codePoint: number): boolean {
  if (codePoint < ascii) return codePoint >= 0x41 && codePoint <= 0x5a
  return upperCase.test(String.fromCodePoint(codePoint))
}
