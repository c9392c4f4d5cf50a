const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`
const v4 = String.raw`${octet}(?:\.${octet}){3}`
const v6 = `(?:[0-9a-f]{0,4}:){2,8}(?:${v4}|[0-9a-f]{0,4})`

const candidates = new RegExp(String.raw`(?:${v6}(?![\w:])|${v4}(?!\w))(?!\.\d)`, 'gi')

/** Not within a word, a longer row of numbers such as 1.2.3.4.5, or a longer row of groups. */
function startsInside(text: string, index: number, candidate: string): boolean {
  const before = text.slice(Math.max(0, index - lookaround), index)
  return (candidate.includes(':') ? /\w$|[0-9a-f:]:$/i : /\w$|\d\.$/).test(before)
}

// Every address has one of these, and little else has, so that the thorough pattern need not look everywhere.
const hint = /\d\.\d|:[0-9a-f]{0,4}:/gi
const runAfter = /[0-9a-f:.]{1,64}/iy
const runBefore = /[0-9a-f:.]/i
/** The longest address there is. */
const maxAddressLength = 45
/** What the pattern looks at beyond an address. */
const lookaround = 2

/** Addresses of version 4 and 6, as they are written. */
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
    // `from fe80::1: no answer`
    const address = /[^:]:$/.test(found) ? found.slice(0, -1) : found
    if (!address.includes(':') || isVersion6(address)) visit(index, index + address.length)
  }
}

/** Eight groups, or fewer with one `::` for the rest. What is only `::` is more often code than an address. */
function isVersion6(address: string): boolean {
  const halves = address.split('::')
  const groups = halves.map(countGroups)
  const count = groups.reduce((sum, some) => sum + some, 0)
  if (halves.length === 1) return count === 8
  return halves.length === 2 && count > 0 && count < 8
}

/** NaN where a group is empty, which makes every sum of it no number of groups either. */
function countGroups(part: string): number {
  if (part === '') return 0
  const groups = part.split(':')
  if (groups.includes('')) return NaN
  return groups.length + (part.includes('.') ? 1 : 0)
}
