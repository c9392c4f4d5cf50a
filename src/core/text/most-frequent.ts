/** Counts from here on are few enough to be told apart by sorting alone. */
const largest = 0xffff

/**
 * The places of the largest counts, largest first, equal ones in their order. Time grows with the counts, and what is
 * sorted with the limit.
 */
export function mostFrequent(counts: Int32Array, limit: number, least = 1): number[] {
  let most = least
  for (const count of counts) most = Math.max(most, count)
  const large = Math.min(most, largest)
  const tally = new Uint32Array(large + 1)
  for (const count of counts) {
    const capped = Math.min(count, large)
    tally[capped] = (tally[capped] as number) + 1
  }

  let lowest = large
  let above = 0
  while (lowest > least && above + (tally[lowest] as number) < limit) above += tally[lowest--] as number

  let room = lowest === large ? Infinity : limit - above
  const places: number[] = []
  for (let place = 0; place < counts.length; place++) {
    const count = Math.min(counts[place] as number, large)
    if (count < lowest || (count === lowest && room-- <= 0)) continue
    places.push(place)
  }
  return places.sort((a, b) => (counts[b] as number) - (counts[a] as number)).slice(0, limit)
}
