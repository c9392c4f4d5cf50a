/** Puts the second among the first. Both are in order, and the second is mostly short: its places are searched for. */
export function merge(
  one: Int32Array,
  other: readonly number[],
  comesBefore: (ofOne: number, ofOther: number) => boolean,
): Int32Array {
  const merged = new Int32Array(one.length + other.length)
  let done = 0
  for (const [j, b] of other.entries()) {
    const end = findEnd(one, done, (a) => comesBefore(a, b))
    merged.set(one.subarray(done, end), done + j)
    merged[end + j] = b
    done = end
  }
  merged.set(one.subarray(done), done + other.length)
  return merged
}

/** Where those end that come before. Steps of growing length, then halves: what is near is found soon. */
function findEnd(order: Int32Array, start: number, comesBefore: (one: number) => boolean): number {
  const isBefore = (place: number) => place < order.length && comesBefore(order[place] as number)
  let low = start
  let step = 1
  while (isBefore(low + step - 1)) {
    low += step
    step *= 2
  }
  let high = Math.min(order.length, low + step - 1)
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
