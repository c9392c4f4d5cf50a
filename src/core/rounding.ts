/** Returns the average rounded to one decimal place, or 0 if the count is 0. */
export function average(total: number, count: number): number {
  return count === 0 ? 0 : Math.round((10 * total) / count) / 10
}

/** Returns a percentage rounded to two decimal places, or 0 if the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 100
}
