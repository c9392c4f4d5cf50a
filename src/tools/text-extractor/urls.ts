import { endOfHost } from './host-names.ts'

const userInfo = /[\w.~!$&*+=%:-]{1,256}@/y
const numericHost = /\[[0-9a-f:.]{2,45}\]/iy
const port = /:\d{1,5}(?!\d)/y
const schemeHere = /https?:\/\//iy

/** Goes from `http` to `http`, and ahead from there as far as the address reaches. */
export function eachUrl(text: string, visit: (start: number, end: number) => void): void {
  const scheme = /https?:\/\//gi
  for (let found = scheme.exec(text); found; found = scheme.exec(text)) {
    const authorityEnd = endOfAuthority(text, scheme.lastIndex)
    if (authorityEnd < 0) continue
    // What opened it closes it: a quote in code, a comma in a CSV.
    const opener = text[found.index - 1] ?? ''
    const end = '/?#'.includes(text[authorityEnd] ?? ' ') ? endOfPath(text, authorityEnd, opener) : authorityEnd
    visit(found.index, end)
    scheme.lastIndex = end
  }
}

/** Where a pattern that is looked for at this very place ends; the place itself if it is not there. */
function endAt(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index
  return pattern.test(text) ? pattern.lastIndex : index
}

/** Where user, host and port end; -1 if there is no host. */
function endOfAuthority(text: string, start: number): number {
  const hostStart = endAt(userInfo, text, start)
  const numericEnd = endAt(numericHost, text, hostStart)
  const hostEnd = numericEnd > hostStart ? numericEnd : endOfHost(text, hostStart)
  return hostEnd < 0 ? -1 : endAt(port, text, hostEnd)
}

// Blanks and the signs that no address has unescaped; quotes, brackets and full stops of other scripts than ours; marks
// that only steer the direction of writing. Letters of any script are welcome.
const endsPath = new RegExp(
  [
    String.raw`[\s\p{Cc}<>"\\^|\x60\p{Pi}\p{Pf}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]`,
    String.raw`(?![\x00-\x7f])[\p{Ps}\p{Pe}]`,
    '[。｡．，､、；：！？]',
  ].join('|'),
  'mu',
)

const openings = '([{'
const closings = ')]}'
/** What may open or close a path, besides brackets. */
const quotes = "',;*"

// Asking the pattern costs a string each time, so what it said of a code unit is kept.
const unknown = 0
const plain = 1
const special = 2
const pathEnd = 3
const charClasses = new Uint8Array(0x10000)

function charClassOf(unit: number): number {
  const sign = String.fromCharCode(unit)
  if (endsPath.test(sign)) return pathEnd
  return `${openings}${closings}${quotes}`.includes(sign) ? special : plain
}

/** Where path, query and fragment end. A closing bracket belongs to them if its opening one does. */
function endOfPath(text: string, start: number, opener: string): number {
  const closer = quotes.includes(opener) ? opener : ''
  const open = [0, 0, 0]
  let i = start
  for (; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (charClasses[unit] === unknown) charClasses[unit] = charClassOf(unit)
    if (charClasses[unit] === plain) continue
    if (charClasses[unit] === pathEnd) break
    const sign = text.charAt(i)
    if (sign === closer || (sign === ',' && endAt(schemeHere, text, i + 1) > i + 1)) break
    if (!countBracket(open, sign)) break
  }
  while (i > start && isTrailing(text.charAt(i - 1))) i--
  return i
}

/** Keeps count of the brackets that are open. False for a closing one that has no opening one. */
function countBracket(open: number[], sign: string): boolean {
  const opening = openings.indexOf(sign)
  if (opening >= 0) open[opening] = (open[opening] as number) + 1
  const closing = closings.indexOf(sign)
  if (closing < 0) return true
  open[closing] = (open[closing] as number) - 1
  return open[closing] >= 0
}

/** Ends the sentence rather than the address. */
function isTrailing(sign: string): boolean {
  return ".,;:!?'*…([{".includes(sign)
}
