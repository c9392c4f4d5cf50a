/** Counts from here on are few enough to be told apart by sorting alone. */
const largest = 0xffff

/**
 * The places of the largest counts, largest first, equal ones in their order. Time grows with the counts, and what is
 * sorted with the limit.
 */
export function mostFrequent(counts: Int32Array, limit: number, least = 1): number[] {
  let most = least
  // Counted down, since `for … of` takes ten times as long over these.
  for (let at = counts.length; at > 0; at--) most = Math.max(most, counts[at - 1] as number)
  const large = Math.min(most, largest)
  const tally = new Uint32Array(large + 1)
  for (let at = counts.length; at > 0; at--) {
    const capped = Math.min(counts[at - 1] as number, large)
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
