/** Returns a ratio rounded to one decimal place, or 0 if the divisor is 0. */
export function roundedRatio(dividend: number, divisor: number): number {
  return divisor === 0 ? 0 : Math.round((10 * dividend) / divisor) / 10
}

/** Returns a percentage rounded to two decimal places, or 0 if the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 100
}
