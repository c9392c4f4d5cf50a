import type { Units } from '#core/text/units.ts'

/** The characters that JSON is built with, by their codes. All texts here are valid and have no space between tokens. */
export const code = {
  space: 0x20,
  quote: 0x22,
  comma: 0x2c,
  minus: 0x2d,
  point: 0x2e,
  zero: 0x30,
  nine: 0x39,
  colon: 0x3a,
  arrayStart: 0x5b,
  backslash: 0x5c,
  arrayEnd: 0x5d,
  objectStart: 0x7b,
  objectEnd: 0x7d,
} as const

/** Where the string ends that starts here, after its closing quote. */
export function endOfString(json: Units, start: number): number {
  let at = start + 1
  let unit = json[at] as number
  while (unit !== code.quote) {
    at += unit === code.backslash ? 2 : 1
    unit = json[at] as number
  }
  return at + 1
}

/** Whether an object or array starts here. */
export function isContainer(unit: number): boolean {
  return unit === code.objectStart || unit === code.arrayStart
}

/** Where the string, number or word ends that starts here. */
export function endOfScalar(json: Units, start: number): number {
  return json[start] === code.quote ? endOfString(json, start) : endOfWord(json, start)
}

/** Where the number, `true`, `false` or `null` ends that starts here. */
function endOfWord(json: Units, start: number): number {
  let at = start + 1
  while (isOfWord(json[at] as number)) at += 1
  return at
}

function isOfWord(unit: number): boolean {
  return unit > 0 && unit !== code.comma && unit !== code.arrayEnd && unit !== code.objectEnd
}
