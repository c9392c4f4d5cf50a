/** The same numbers with room for more. */
export function grownTo(length: number, numbers: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(length)
  grown.set(numbers)
  return grown
}
