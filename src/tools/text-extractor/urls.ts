import { endOfHost } from './host-names.ts'

const userInfo = /[\w.~!$&*+=%:-]{1,256}@/y
const numericHost = /\[[0-9a-f:.]{2,45}\]/iy
const port = /:\d{1,5}(?!\d)/y
const schemeAtIndex = /https?:\/\//iy

/** Finds each `http://` or `https://` and visits the URL that starts there. */
export function eachUrl(text: string, visit: (start: number, end: number) => void): void {
  const scheme = /https?:\/\//gi
  for (let found = scheme.exec(text); found; found = scheme.exec(text)) {
    const end = endOfUrl(text, found.index, scheme.lastIndex)
    if (end < 0) continue
    visit(found.index, end)
    scheme.lastIndex = end
  }
}

/** Returns the end of the URL at `start`, or -1 if there is no host after the scheme. */
export function endOfUrl(text: string, start: number, schemeEnd: number): number {
  const hostStart = endAt(userInfo, text, schemeEnd)
  const numericEnd = endAt(numericHost, text, hostStart)
  const hostEnd = numericEnd > hostStart ? numericEnd : endOfHost(text, hostStart)
  return hostEnd < 0 ? -1 : endAfterHost(text, start, hostEnd)
}

/** Returns the end of the port, path, query and fragment after the host of the URL at `start`. */
export function endAfterHost(text: string, start: number, hostEnd: number): number {
  const portEnd = endAt(port, text, hostEnd)
  // The character before a URL also ends it: a quote in code, or a comma in CSV.
  const opener = text[start - 1] ?? ''
  return '/?#'.includes(text[portEnd] ?? ' ') ? endOfPath(text, portEnd, opener) : portEnd
}

/** Returns the end of a sticky pattern's match at `index`, or `index` if it doesn't match. */
function endAt(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index
  return pattern.test(text) ? pattern.lastIndex : index
}

// Whitespace and characters that are always escaped in a URL; quotes, brackets and full stops of other scripts; long
// dashes; and text direction marks. Letters of any script do not end a path.
const endsPath = new RegExp(
  [
    String.raw`[\s\p{Cc}<>"\\^|\x60\p{Pi}\p{Pf}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]`,
    String.raw`(?![\x00-\x7f])[\p{Ps}\p{Pe}]`,
    '[。｡．，､、；：！？—―⸺⸻]',
  ].join('|'),
  'mu',
)

const openings = '([{'
const closings = ')]}'
/** Characters other than brackets that may enclose a URL. */
const quotes = "',;*"

// The class of each UTF-16 code unit, cached because each pattern test needs a string.
const unknown = 0
const plain = 1
const special = 2
const pathEnd = 3
const charClasses = new Uint8Array(0x10000)

function charClassOf(unit: number): number {
  const character = String.fromCharCode(unit)
  if (endsPath.test(character)) return pathEnd
  return `${openings}${closings}${quotes}`.includes(character) ? special : plain
}

/**
 * Returns the end of the path, query and fragment. A closing bracket is included if its opening bracket is included.
 */
function endOfPath(text: string, start: number, opener: string): number {
  const closer = quotes.includes(opener) ? opener : ''
  const open = [0, 0, 0]
  let i = start
  for (; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (charClasses[unit] === unknown) charClasses[unit] = charClassOf(unit)
    if (charClasses[unit] === plain) continue
    if (charClasses[unit] === pathEnd) break
    const character = text.charAt(i)
    if (character === closer || (character === ',' && endAt(schemeAtIndex, text, i + 1) > i + 1)) break
    if (!updateBracketCounts(open, character)) break
  }
  while (i > start && isTrailing(text.charAt(i - 1))) i--
  return i
}

/** Updates the counts of open brackets. Returns false for a closing bracket that has no opening bracket. */
function updateBracketCounts(open: number[], character: string): boolean {
  const opening = openings.indexOf(character)
  if (opening >= 0) open[opening] = (open[opening] as number) + 1
  const closing = closings.indexOf(character)
  if (closing < 0) return true
  open[closing] = (open[closing] as number) - 1
  return open[closing] >= 0
}

/** Whether a character at the end belongs to the sentence rather than to the URL. */
function isTrailing(character: string): boolean {
  return ".,;:!?'*…([{".includes(character)
}
