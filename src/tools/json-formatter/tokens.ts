import type { Units } from '#core/text/units.ts'
import { code } from './codes.ts'
import { Mistake } from './mistake.ts'

const escapable = new Set(Array.from('"\\/bfnrt', (letter) => letter.charCodeAt(0)))

/** Where the escape ends whose backslash stands before this. */
export function checkEscape(json: Units, start: number): number {
  const letter = json[start] as number
  if (escapable.has(letter)) return start + 1
  if (letter !== 0x75) throw new Mistake(start, String.raw`one of " \ / b f n r t u after the backslash`, 'character')
  const end = start + 5
  for (let at = start + 1; at < end; at += 1) {
    if (!isHexDigit(json[at] as number)) throw new Mistake(at, String.raw`four hexadecimal digits after \u`, 'character')
  }
  return end
}

/** Where the number ends that starts here. */
export function checkNumber(json: Units, start: number): number {
  let at = json[start] === code.minus ? start + 1 : start
  if (json[at] === code.zero) {
    at += 1
    if (isDigit(json[at] as number)) throw new Mistake(at, 'no further digit after a leading 0', 'character')
  } else {
    at = checkDigits(json, at, 'a digit after the minus sign')
  }
  if (json[at] === code.point) at = checkDigits(json, at + 1, 'a digit after the decimal point')
  if (json[at] === 0x65 || json[at] === 0x45) {
    const sign = json[at + 1]
    at = checkDigits(json, sign === 0x2b || sign === code.minus ? at + 2 : at + 1, 'a digit of the exponent')
  }
  return at
}

function checkDigits(json: Units, start: number, expected: string): number {
  let at = start
  while (isDigit(json[at] as number)) at += 1
  if (at === start) throw new Mistake(at, expected, 'character')
  return at
}

const words = ['true', 'false', 'null']

/** Where `true`, `false` or `null` ends, if one of them starts here. */
export function checkWord(json: Units, start: number, expected: string): number {
  const word = words.find((each) => each.charCodeAt(0) === json[start])
  if (word === undefined) throw new Mistake(start, expected)
  for (let i = 1; i < word.length; i += 1) {
    if (json[start + i] !== word.charCodeAt(i)) throw new Mistake(start, expected)
  }
  return start + word.length
}

export function isBlank(unit: number): boolean {
  return unit <= code.space && (unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09)
}

export function isDigit(unit: number): boolean {
  return unit >= code.zero && unit <= code.nine
}

function isHexDigit(unit: number): boolean {
  const letter = unit | 0x20
  return isDigit(unit) || (letter >= 0x61 && letter <= 0x66)
}
