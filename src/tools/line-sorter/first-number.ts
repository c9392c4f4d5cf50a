/**
 * With a decimal point: thousands separated by commas, apostrophes or no-break spaces, or grouped as in India
 * (1,00,000). In a number that starts with 0, such as 0,125, the comma is a decimal comma.
 */
const decimalPoint = String.raw`(?!0)(?:\d{1,3}(?:[,'’\u00a0\u2009\u202f]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?!\d)(?:\.\d+)?`
/** With a decimal comma: thousands separated by dots. */
const decimalComma = String.raw`\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,}(?!\d))`
const plain = String.raw`\d+(?:[.,]\d+)?|\.\d+`

// Without a B, the letter of a size must touch the number: the T in “Section 2 T” is a letter.
const sizeUnit = String.raw`[kKMGTP](?:i?B)?| ?[kKMGTP]i?B`
/** Factors to kilograms, liters, meters and seconds. The units kg, l, m and s need none. */
const measures = { mg: 1e-6, g: 1e-3, ml: 1e-3, cl: 1e-2, mm: 1e-3, cm: 1e-2, km: 1e3, ms: 1e-3, min: 60, h: 3600 }
const numerals = { thousand: 1e3, lakh: 1e5, million: 1e6, crore: 1e7, bn: 1e9, billion: 1e9, trillion: 1e12 }
const factors: Readonly<Record<string, number>> = { ...measures, ...numerals }

const unitPattern = new RegExp(
  String.raw`^(?:(${sizeUnit})| ?(${Object.keys(factors).join('|')}|B))(?![\p{L}\p{N}])`,
  'u',
)

// A minus sign after a letter or a digit is a hyphen, so the first group also matches the character before the sign.
// A text is one line, so the flag m changes nothing; eslint/portable-code.js says why it is needed.
const numberPattern = new RegExp(
  String.raw`((?:^|[^\p{L}\p{N}])[-−]\p{Sc}?)?(?:(${decimalPoint})|(${decimalComma})|(${plain}))(e[+-]?\d{1,3}(?![\p{L}\p{N}]))?`,
  'imu',
)

/** A negative amount in bookkeeping: `(120.00)`. */
const inBrackets = /^\s*\p{Sc}?\s?\([^\p{L}()]+\)\s*$/u

/**
 * Returns the first number in a text, or NaN. `1,299.5` and `1.299,5` are both 1299.5. With a single separator, a comma
 * before three digits separates thousands, and any other comma or dot is a decimal point. A unit such as MB, g or million
 * counts, so that 900 KB comes before 2 MB.
 */
export function firstNumber(text: string): number {
  const match = numberPattern.exec(text)
  if (!match) return NaN
  const [all, minus, pointNumber, commaNumber, plainNumber = '', exponent = ''] = match
  const decimal =
    pointNumber?.replace(/[^\d.]/g, '') ??
    commaNumber?.replaceAll('.', '').replace(',', '.') ??
    plainNumber.replace(',', '.')
  const value = Number(decimal + exponent) * factorOf(text, match.index + all.length)
  return minus === undefined && !inBrackets.test(text) ? value : -value
}

/** Returns the factor of the unit at an offset, or 1 if there is none. */
function factorOf(text: string, offset: number): number {
  const [, size, unit = ''] = unitPattern.exec(text.slice(offset, offset + 16)) ?? []
  // 512B are bytes, but $2B are 2 billion dollars.
  if (unit === 'B') return /\p{Sc}/mu.test(text) ? 1e9 : 1
  if (size === undefined) return factors[unit] ?? 1
  // 2 MB are bytes, so they are a power of 1024, but 2M is 2 million.
  const base = size.endsWith('B') ? 1024 : 1000
  return base ** ('KMGTP'.indexOf(size.trim().charAt(0).toUpperCase()) + 1)
}
