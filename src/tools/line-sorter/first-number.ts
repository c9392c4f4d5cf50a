/**
 * With a decimal point: thousands separated by commas, apostrophes or no-break spaces, or grouped as in India
 * (1,00,000). In a number that starts with 0, such as 0,125, the comma is a decimal comma.
 */
const decimalPoint = String.raw`(?!0)(?:\d{1,3}(?:[,'’\u00a0\u2009\u202f]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?!\d)(?:\.\d+)?`
/** With a decimal comma: thousands separated by dots. */
const decimalComma = String.raw`\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,}(?!\d))`
const plain = String.raw`\d+(?:[.,]\d+)?|\.\d+`

// A minus sign after a letter or a digit is a hyphen, so the first group also matches the character before the sign.
// A text is one line, so the flag m changes nothing; eslint/portable-code.js says why it is needed.
const numberPattern = new RegExp(
  String.raw`((?:^|[^\p{L}\p{N}])[-−]\p{Sc}?)?(?:(${decimalPoint})|(${decimalComma})|(${plain}))(e[+-]?\d{1,3}(?![\p{L}\p{N}]))?`,
  'imu',
)

/**
 * Returns the first number in a text, or NaN. `1,299.5` and `1.299,5` are both 1299.5. With a single separator, a comma
 * before three digits separates thousands, and any other comma or dot is a decimal point.
 */
export function firstNumber(text: string): number {
  const match = numberPattern.exec(text)
  if (!match) return NaN
  const [, minus, pointNumber, commaNumber, plainNumber = '', exponent = ''] = match
  const decimal =
    pointNumber?.replace(/[^\d.]/g, '') ??
    commaNumber?.replaceAll('.', '').replace(',', '.') ??
    plainNumber.replace(',', '.')
  const value = Number(decimal + exponent)
  return minus === undefined ? value : -value
}
