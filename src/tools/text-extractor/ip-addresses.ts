const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`
const v4 = String.raw`${octet}(?:\.${octet}){3}`
const v6 = `(?:[0-9a-f]{0,4}:){2,8}(?:${v4}|[0-9a-f]{0,4})`

const candidates = new RegExp(String.raw`(?:${v6}(?![\w:])|${v4}(?!\w))(?!\.\d)`, 'gi')

/**
 * Whether the candidate starts inside a word, inside a longer sequence of numbers such as 1.2.3.4.5, or after other
 * IPv6 groups.
 */
function startsInside(text: string, index: number, candidate: string): boolean {
  const before = text.slice(Math.max(0, index - lookaround), index)
  return (candidate.includes(':') ? /\w$|[0-9a-f:]:$/i : /\w$|\d\.$/).test(before)
}

// Every address contains a match for this pattern, and little other text does. The slower pattern runs only near these
// matches.
const hint = /\d\.\d|:[0-9a-f]{0,4}:/gi
const runAfter = /[0-9a-f:.]{1,64}/iy
const runBefore = /[0-9a-f:.]/i
/** The length of the longest IPv6 address. */
const maxAddressLength = 45
/** Number of characters that the pattern reads before and after an address. */
const lookaround = 2

/** Visits IPv4 and IPv6 addresses. */
export function eachIpAddress(text: string, visit: (start: number, end: number) => void): void {
  hint.lastIndex = 0
  for (let found = hint.exec(text), done = 0; found; found = hint.exec(text)) {
    let start = found.index
    while (start > done && found.index - start < maxAddressLength && runBefore.test(text.charAt(start - 1))) start--
    runAfter.lastIndex = found.index
    runAfter.test(text)
    done = runAfter.lastIndex
    hint.lastIndex = done
    visitBetween(text, start, done, visit)
  }
}

function visitBetween(text: string, start: number, end: number, visit: (start: number, end: number) => void): void {
  const chunk = text.slice(start, end + lookaround)
  candidates.lastIndex = 0
  for (let match = candidates.exec(chunk); match; match = candidates.exec(chunk)) {
    const [found] = match
    const index = start + match.index
    if (startsInside(text, index, found)) {
      candidates.lastIndex = match.index + 1
      continue
    }
    // The colon after an address is not part of it, as in `from fe80::1: no answer`.
    const address = /[^:]:$/.test(found) ? found.slice(0, -1) : found
    if (!address.includes(':') || isVersion6(address)) visit(index, index + address.length)
  }
}

/** Whether there are eight groups, or fewer groups and one `::`. A bare `::` is more often code than an address. */
function isVersion6(address: string): boolean {
  const halves = address.split('::')
  const groups = halves.map(countGroups)
  const count = groups.reduce((sum, number) => sum + number, 0)
  if (halves.length === 1) return count === 8
  return halves.length === 2 && count > 0 && count < 8
}

/** Counts the groups. Returns NaN if a group is empty, which also makes the sum invalid. */
function countGroups(part: string): number {
  if (part === '') return 0
  const groups = part.split(':')
  if (groups.includes('')) return NaN
  return groups.length + (part.includes('.') ? 1 : 0)
}
