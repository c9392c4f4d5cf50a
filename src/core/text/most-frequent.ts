/** Counts from here on are few enough to be sorted. */
const largest = 0xffff

/**
 * The places of the largest counts, largest first, equal ones in their order. Time grows with the counts alone:
 * each is put where it belongs, since one knows how many there are of those above it.
 */
export function mostFrequent(counts: Int32Array, limit: number, least = 1): number[] {
  const large = Math.min(largestOf(counts, least), largest)
  const tally = tallyOf(counts, large)
  // Where the places of each count begin, from the largest down, as far as they are asked for.
  const begins = new Int32Array(large + 1)
  let lowest = large
  let known = tally[large] as number
  while (lowest > least && known < limit) {
    lowest -= 1
    begins[lowest] = known
    known += tally[lowest] as number
  }

  const places = new Int32Array(lowest === large ? known : Math.min(known, limit))
  const end = counts.length
  for (let place = 0; place < end; place++) {
    const count = Math.min(counts[place] as number, large)
    if (count < lowest) continue
    const at = begins[count] as number
    begins[count] = at + 1
    if (at < places.length) places[at] = place
  }
  if (large === largest) places.subarray(0, tally[large]).sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b)
  return Array.from(places.subarray(0, limit))
}

// Counted down, since `for … of` takes ten times as long over these.
function largestOf(counts: Int32Array, least: number): number {
  let most = least
  for (let at = counts.length; at > 0; at--) most = Math.max(most, counts[at - 1] as number)
  return most
}

/** How often there is each count; those beyond the large one count as that. */
function tallyOf(counts: Int32Array, large: number): Uint32Array {
  const tally = new Uint32Array(large + 1)
  for (let at = counts.length; at > 0; at--) {
    const capped = Math.min(counts[at - 1] as number, large)
    tally[capped] = (tally[capped] as number) + 1
  }
  return tally
}
