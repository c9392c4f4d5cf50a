import type { TextRange } from '#core/tool/input-error.ts'
import { endOfDomain, endOfHost } from './host-names.ts'

const userInfo = /[\w.~!$&*+=%:-]{1,256}@/y
const numericHost = /\[[0-9a-f:.]{2,45}\]/iy
const port = /:\d{1,5}(?!\d)/y
const schemeAtIndex = /https?:\/\//iy

/**
 * The top-level domains of most websites, without those that are also common file extensions, such as `.md`, `.py`, `.rs`,
 * `.sh` and `.zip`.
 */
const topLevelDomains = [
  'com org net edu gov info biz io ai app dev co me tv xyz online site shop store tech blog cloud',
  'eu uk ie de at ch fr be nl lu es pt it gr se no dk fi is pl cz sk hu ro bg ua ru tr il',
  'us ca mx br ar cl au nz jp cn kr tw hk sg in za',
].flatMap((line) => line.split(' '))
const isTopLevelDomain = new Set(topLevelDomains.flatMap((name) => [name, name.toUpperCase()]))
const bareHint = String.raw`(www\.)|\.(?:${topLevelDomains.join('|')})(?![a-z0-9_-])`

/**
 * Finds each `http://` or `https://` and the URL that starts there. With `bareDomains`, also finds addresses without it:
 * those that start with `www.` or have a common top-level domain.
 */
export function* findUrls(text: string, bareDomains: boolean): Generator<TextRange, void, void> {
  const hint = new RegExp(String.raw`(https?:\/\/)${bareDomains ? `|${bareHint}` : ''}`, 'gi')
  let done = 0
  for (let found = hint.exec(text); found; found = hint.exec(text)) {
    const [, scheme, www] = found
    const start = (scheme ?? www) ? found.index : startOfDomain(text, found.index, done)
    const end = scheme === undefined ? endOfBareUrl(text, start) : endOfUrl(text, start, hint.lastIndex)
    if (end <= found.index) continue
    yield { start, end }
    hint.lastIndex = end
    done = end
  }
}

/** In UTF-16 code units. */
const maxDomainLength = 253
const domainCharacter = /[a-z0-9\u00c0-\u024f.-]/i

/** Returns the start of the domain around `index`. */
function startOfDomain(text: string, index: number, done: number): number {
  const min = Math.max(done, index - maxDomainLength)
  let start = index
  while (start > min && domainCharacter.test(text.charAt(start - 1))) start -= 1
  while (start < index && /[.-]/.test(text.charAt(start))) start += 1
  return start
}

/** Returns the end of the address at `start`, or -1 if it has no common domain or is part of something else. */
function endOfBareUrl(text: string, start: number): number {
  // An email address, a path, another scheme, or a longer word.
  if (/[\w@/\\]/.test(text.charAt(start - 1))) return -1
  const domainEnd = endOfDomain(text, start)
  if (domainEnd < 0) return -1
  const labels = text.slice(start, domainEnd).split('.')
  const isWebsite = /^www$/i.test(labels[0] ?? '') ? labels.length > 2 : isTopLevelDomain.has(labels.at(-1) ?? '')
  // The local part of an email address, or a call such as console.info().
  if (!isWebsite || /[@(]/.test(text.charAt(domainEnd))) return -1
  return endAfterHost(text, start, domainEnd)
}

/** Returns the end of the URL at `start`, or -1 if there is no host after the scheme. */
function endOfUrl(text: string, start: number, schemeEnd: number): number {
  const hostStart = endAt(userInfo, text, schemeEnd)
  const numericEnd = endAt(numericHost, text, hostStart)
  const hostEnd = numericEnd > hostStart ? numericEnd : endOfHost(text, hostStart)
  return hostEnd < 0 ? -1 : endAfterHost(text, start, hostEnd)
}

/** Returns the end of the port, path, query and fragment after the host of the URL at `start`. */
function endAfterHost(text: string, start: number, hostEnd: number): number {
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
const pathEnd = [
  String.raw`[\s\p{Cc}<>"\\^|\x60\p{Pi}\p{Pf}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]`,
  String.raw`(?![\x00-\x7f])[\p{Ps}\p{Pe}]`,
  '[。｡．，､、；：！？｜—―⸺⸻]',
].join('|')

/** Characters at the end that belong to the sentence rather than to the URL. */
const trailing = ".,;:!?'*…([{"
/** Characters other than brackets that may enclose a URL. */
const quotes = "',;*"
const closingBrackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

const pathEndOrSpecial = new RegExp(String.raw`(${pathEnd})|[()[\]{}${quotes}]`, 'gmu')

/**
 * Returns the end of the path, query and fragment. A closing bracket is included if its opening bracket is included.
 */
function endOfPath(text: string, start: number, opener: string): number {
  const closer = quotes.includes(opener) ? opener : ''
  // How many of each closing bracket belong to an opening bracket.
  const expected: Record<string, number> = { ')': 0, ']': 0, '}': 0 }
  let end = text.length
  pathEndOrSpecial.lastIndex = start
  for (let match = pathEndOrSpecial.exec(text); match; match = pathEndOrSpecial.exec(text)) {
    const [character, ending] = match
    const isNextUrl = character === ',' && endAt(schemeAtIndex, text, match.index + 1) > match.index + 1
    if (ending !== undefined || character === closer || isNextUrl || expected[character] === 0) {
      end = match.index
      break
    }
    const closing = closingBrackets[character]
    if (closing !== undefined) expected[closing] = (expected[closing] ?? 0) + 1
    else if (expected[character] !== undefined) expected[character] -= 1
  }
  while (end > start && trailing.includes(text.charAt(end - 1))) end--
  return end
}
