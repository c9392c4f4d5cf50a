import type { TextRange } from '#core/tool/input-error.ts'

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`
export const v4 = String.raw`${octet}(?:\.${octet}){3}`
const v6 = `(?:[0-9a-f]{0,4}:){2,8}(?:${v4}|[0-9a-f]{0,4})`

const candidates = new RegExp(String.raw`(?:${v6}(?![\w:])|${v4}(?!\w))(?!\.\d)`, 'gi')

/** Finds IPv4 and IPv6 addresses. */
export function* findIpAddresses(text: string): Generator<TextRange, void, void> {
  candidates.lastIndex = 0
  for (let match = candidates.exec(text); match; match = candidates.exec(text)) {
    const { 0: found, index } = match
    if (startsInside(text, index, found)) {
      candidates.lastIndex = index + 1
      continue
    }
    // The colon after an address is not part of it, as in `from fe80::1: no answer`.
    const address = /[^:]:$/.test(found) ? found.slice(0, -1) : found
    if (!address.includes(':') || isVersion6(address)) yield { start: index, end: index + address.length }
  }
}

/**
 * Whether the candidate starts inside a word, inside a longer sequence of numbers such as 1.2.3.4.5, or after other
 * IPv6 groups.
 */
function startsInside(text: string, index: number, candidate: string): boolean {
  const before = text.slice(Math.max(0, index - 2), index)
  return (candidate.includes(':') ? /\w$|[0-9a-f:]:$/i : /\w$|\d\.$/).test(before)
}

/** A bare `::` is more often code than an address. */
function isVersion6(address: string): boolean {
  if (address === '::') return false
  try {
    return new URL(`http://[${address}]`).hostname !== ''
  } catch {
    return false
  }
}
