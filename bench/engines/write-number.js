/** Three digits say all that can be said. @param {number} number */
export function write(number) {
  return number >= 100 ? Math.round(number).toLocaleString('en-GB') : String(Number(number.toPrecision(number >= 10 ? 3 : 2)))
}
