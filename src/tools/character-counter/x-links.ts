import type { TextRange } from '#core/tool/input-error.ts'
import { topLevelDomains } from '#core/text/top-level-domains.ts'
import { punycodeLength } from './punycode-length.ts'

// Finds what twitter-text’s `extractUrlsWithIndices` finds, in linear time.

const neverInLabel =
  String.raw`!'#%&()*+,\\/:;<=>?@\[\]^{|}~$\x09-\x0d\x20\x85\xa0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000` +
  String.raw`\ufffe\ufeff\uffff\u202a-\u202e\u061c\u200e\u200f\u2066-\u2069`
/** Labels with the characters between them. */
const hostRuns = new RegExp(`[^${neverInLabel}]+`, 'g')
const labelEdge = /[^._-]/
const schemeBefore = /(?:^|[^a-z\d@＠$#＃\ufffe\ufeff\uffff])https?:\/\/$/i
const maxSchemeLength = 'x https://'.length
const neverBefore = /[a-z\d@＠$#＃\ufffe\ufeff\uffff]/i
/** A domain without a scheme is no link after these. */
const neverBeforeDomain = /[-_./]/

const accents =
  '\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u024f\\u0253\\u0254\\u0256\\u0257\\u0259\\u025b\\u0263\\u0268\\u026f\\u0272\\u0289\\u028b\\u02bb' +
  '\\u0300-\\u036f\\u1e00-\\u1eff'
const asciiLabels = new RegExp(`(?:[-a-z\\d${accents}]+\\.)+`, 'gi')

const pathUnit = `[a-z\\d\\u0400-\\u04ff${accents}!*';:=+,.$/%#\\[\\]\\-–_~@|&]`
const pathEnd = `[a-z\\d\\u0400-\\u04ff${accents}=_#/+\\-]`
const parentheses = `\\((?:${pathUnit}|\\(${pathUnit}+\\))+\\)`
const queryUnit = "[a-z\\d!?*'@();:&=+$/%#\\[\\]\\-_.,~|]"
const query = `(?:\\?${queryUnit}*[a-z\\d\\-_&=#/])?`
const afterDomain = new RegExp(
  `(?::\\d+)?(/(?:(?:${pathUnit}|${parentheses})*(?:${pathEnd}|${parentheses}))?)?${query}`,
  'iy',
)
const shortLink = new RegExp(`^https?://t\\.co/([a-z\\d]+)${query}`, 'i')
const maxShortLinkPath = 40

const maxLabelLength = 63

/** Finds the links of a post. */
export function* findLinks(text: string): Generator<TextRange, void, void> {
  let done = 0
  for (const { 0: run, index } of text.matchAll(hostRuns)) {
    if (!run.includes('.') || index + run.length <= done) continue
    // The character before a link is not part of another one.
    const isFree = (start: number) => done === 0 || start > done
    for (const host of findHosts(text, index, index + run.length, isFree)) {
      afterDomain.lastIndex = host.end
      const [, path] = afterDomain.exec(text) ?? []
      done = afterDomain.lastIndex
      yield* linksOf(text, host, path === undefined ? host.end : done, done)
    }
  }
}

interface Host extends TextRange {
  /** The start of the scheme, if there is one. */
  readonly schemeStart: number | undefined
}

/** Returns the links in a host with its path. Without a scheme, only domains in Latin letters are links. */
function* linksOf(text: string, host: Host, pathEnd: number, end: number): Generator<TextRange, void, void> {
  const domain = text.slice(host.start, host.end)
  if (domain.split('.').some((label) => punycodeLength(label) > maxLabelLength)) return
  if (host.schemeStart !== undefined) {
    const link = shortLink.exec(text.slice(host.schemeStart, end))
    if ((link?.[1]?.length ?? 0) > maxShortLinkPath) return
    yield { start: host.schemeStart, end: link ? host.schemeStart + link[0].length : end }
    return
  }
  if (neverBeforeDomain.test(text.charAt(host.start - 1))) return
  const links = asciiDomains(text, host)
  const last = links.pop()
  yield* links
  if (last) yield { start: last.start, end: Math.max(last.end, pathEnd > host.end ? pathEnd : 0) }
}

function asciiDomains(text: string, host: TextRange): TextRange[] {
  const links: TextRange[] = []
  asciiLabels.lastIndex = host.start
  for (let match = asciiLabels.exec(text); match && match.index < host.end; match = asciiLabels.exec(text)) {
    const start = match.index
    // The last dot that a top-level domain follows.
    for (let dot = asciiLabels.lastIndex - 1; dot > start; dot = text.lastIndexOf('.', dot - 1)) {
      const end = endOfTopLevelDomain(text, dot + 1)
      if (end < 0) continue
      links.push({ start, end })
      asciiLabels.lastIndex = end
      break
    }
  }
  return links
}

/** Finds the hosts in a run of labels, from left to right, where a link may start. */
function* findHosts(
  text: string,
  runStart: number,
  runEnd: number,
  isFree: (start: number) => boolean,
): Generator<Host, void, void> {
  const [found = ''] = schemeBefore.exec(text.slice(Math.max(0, runStart - maxSchemeLength), runStart)) ?? []
  const schemeStart = found === '' ? undefined : runStart - found.length + found.search(/h/i)
  let start = runStart
  for (const { labelEnd, end, endAfterOne, lastUnderscore } of longestEnds(text, runStart, runEnd)) {
    for (; start < labelEnd; start++) {
      const isAfterScheme = start === runStart && schemeStart !== undefined && isFree(schemeStart)
      if (!labelEdge.test(text.charAt(start)) || !(isAfterScheme || isFree(start))) continue
      if (!isAfterScheme && start > 0 && neverBefore.test(text.charAt(start - 1))) continue
      // The first letter of the text counts as the character before the domain, if it can be.
      if (start === 0 && !neverBefore.test(text.charAt(0)) && labelEdge.test(text.charAt(1)) && labelEnd > 1) continue
      const hostEnd = end ?? (start > lastUnderscore ? endAfterOne : undefined)
      if (hostEnd === undefined) continue
      yield { start, end: hostEnd, schemeStart: isAfterScheme ? schemeStart : undefined }
      start = hostEnd
    }
    start = Math.max(start, labelEnd + 1)
  }
}

interface LabelEnds {
  readonly labelEnd: number
  readonly lastUnderscore: number
  /** The end of the longest domain of which this is a label, if more than the top-level domain follows it. */
  readonly end: number | undefined
  /** The end of the domain that consists of this label and a top-level domain. */
  readonly endAfterOne: number | undefined
}

/** Returns where a domain ends that starts in each of the labels between two offsets. */
function longestEnds(text: string, runStart: number, runEnd: number): LabelEnds[] {
  const starts = [runStart]
  for (let dot = text.indexOf('.', runStart); dot >= 0 && dot < runEnd; dot = text.indexOf('.', dot + 1))
    starts.push(dot + 1)
  const ends: LabelEnds[] = []
  /** The end of the longest domain that continues with the label after the current one, and the next label itself. */
  let longest: number | undefined
  let next: number | undefined
  for (let index = starts.length - 1; index >= 0; index--) {
    const start = starts[index] as number
    const labelEnd = (starts[index + 1] ?? runEnd + 1) - 1
    const lastUnderscore = start + text.slice(start, labelEnd).lastIndexOf('_')
    const hasUnderscore = lastUnderscore >= start
    const endsWell = labelEnd > start && labelEdge.test(text.charAt(labelEnd - 1))
    const end = endsWell ? longest : undefined
    const endAfterOne = endsWell ? next : undefined
    ends.push({ labelEnd, end, endAfterOne, lastUnderscore })
    const isLabel = endsWell && labelEdge.test(text.charAt(start))
    longest = isLabel ? (end ?? (hasUnderscore ? undefined : endAfterOne)) : undefined
    const tldEnd = endOfTopLevelDomain(text, start)
    next = index > 0 && tldEnd >= 0 ? tldEnd : undefined
  }
  return ends.reverse()
}

const asciiName = /[a-z]+(?![a-z\d@+-])/iy
const punycode = /xn--[-\da-z]+/iy
/** In UTF-16 code units. */
const maxNameLength = 24

/** Returns the end of the top-level domain at an offset, or -1. */
function endOfTopLevelDomain(text: string, start: number): number {
  for (const pattern of [asciiName, punycode]) {
    pattern.lastIndex = start
    const [name] = pattern.exec(text) ?? []
    if (name !== undefined && (pattern === punycode || topLevelDomains.has(name.toLowerCase())))
      return start + name.length
  }
  if (/^[\0-\x7f]?$/.test(text.charAt(start))) return -1
  for (let end = Math.min(text.length, start + maxNameLength); end > start; end--) {
    if (topLevelDomains.has(text.slice(start, end)) && !/[a-z\d@+-]/i.test(text.charAt(end))) return end
  }
  return -1
}
