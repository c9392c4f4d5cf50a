const byCommas = String.raw`\d{1,3}(?:[,'’\u00a0\u202f]\d{3})+(?!\d)(?:\.\d+)?`
const byDots = String.raw`\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,}(?!\d))`
const plain = String.raw`\d+(?:[.,]\d+)?|\.\d+`

// A minus sign after a letter or a digit is a hyphen, so the first group also matches the character before the sign.
const numberPattern = new RegExp(
  String.raw`((?:^|[^\p{L}\p{N}])[-−]\p{Sc}?)?(?:(${byCommas})|(${byDots})|(${plain}))(e[+-]?\d{1,3}(?![\p{L}\p{N}]))?`,
  'imu',
)

/**
 * Returns the first number in a text, or NaN. `1,299.5` and `1.299,5` are both 1299.5. With a single separator, a comma
 * before three digits separates thousands, and any other comma or dot is a decimal point.
 */
export function firstNumber(text: string): number {
  const match = numberPattern.exec(text)
  if (!match) return NaN
  const [, minus, groupedByCommas, groupedByDots, ungrouped = '', exponent = ''] = match
  const decimal =
    groupedByCommas?.replace(/[^\d.]/g, '') ??
    groupedByDots?.replaceAll('.', '').replace(',', '.') ??
    ungrouped.replace(',', '.')
  const value = Number(decimal + exponent)
  return minus === undefined ? value : -value
}
