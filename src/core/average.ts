/** Returns the average rounded to one decimal place, or 0 if the count is 0. */
export function average(total: number, count: number): number {
  return count === 0 ? 0 : Math.round((10 * total) / count) / 10
}
