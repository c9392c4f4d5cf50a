/** Below this, choosing a part would take longer than it spares. */
const shortestText = 1_000_000

/** In units. What is rare here is taken to be rare in the whole text. */
const sampleLength = 2 ** 14

/** A part that occurs more often is handed over so often that it takes longer than it spares. */
const mostInSample = sampleLength / 200

/** In units. A single one, seldom as it may be, is found too often in other words. */
const shortestPart = 2

/** In units. Much longer ones, of which most is found again and again, would each time be compared to their end. */
const longestPart = 16

/** In units. What is looked for is seldom longer, and its rarest unit is sought no further. */
const longestSought = 64

/**
 * Where in what is looked for its rarest part begins. The platform goes from one place where the first unit stands to the
 * next, so that “example” takes it, for all the words with an e, more than twice as long as “xample” does. It is 0 where
 * the whole is as good.
 */
export function findRarePart(text: string, find: string): number {
  if (text.length < shortestText) return 0
  const middle = Math.floor((text.length - sampleLength) / 2)
  const sample = text.slice(middle, middle + sampleLength)
  let rarest = 0
  let fewest = countIn(sample, find.charAt(0))
  for (let at = 1; at <= Math.min(find.length - shortestPart, longestSought); at += 1) {
    const unit = find.charAt(at)
    if (find.indexOf(unit) < at) continue
    const count = countIn(sample, unit)
    if (count >= fewest) continue
    rarest = at
    fewest = count
  }
  return countIn(sample, partAt(find, rarest)) > mostInSample ? 0 : rarest
}

function partAt(find: string, offset: number): string {
  return find.slice(offset, offset + longestPart)
}

function countIn(sample: string, part: string): number {
  let count = 0
  for (let at = sample.indexOf(part); at >= 0; at = sample.indexOf(part, at + 1)) count += 1
  return count
}

/** Finds a text as `indexOf` does, by the part of it that begins at `offset`. */
export function finderByPart(text: string, find: string, offset: number): (place: number) => number {
  if (offset === 0) return (place) => text.indexOf(find, place)
  const part = partAt(find, offset)
  return (place) => {
    let at = text.indexOf(part, place + offset)
    while (at >= 0 && !text.startsWith(find, at - offset)) at = text.indexOf(part, at + 1)
    return at < 0 ? -1 : at - offset
  }
}
