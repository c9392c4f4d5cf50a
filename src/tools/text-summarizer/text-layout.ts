import { findFrontMatterEnd } from '#core/text/front-matter.ts'
import { splitLines } from '#core/text/lines.ts'
import { namePattern } from './speakers.ts'

/** What comes before a news story: “PORTLAND, Ore. (AP) — ”. */
const dateline = /^[^]*?^\p{Lu}[^\n(]{0,60}\((?:AFP|ANSA|AP|CNN|dpa|EFE|PA|Reuters|UPI)\) ?(?:[—–]|--?) /mu
/** The title and the authors of a paper. */
const aboveAbstract = /^[^]*?^[ \t#]*abstract[ \t]*(?:[.:—–]|$)\s*/imu
/** Lines without a full stop at the end. */
const aboveIntroduction =
  /^(?:(?!.*[.!?]\s*\n)[^\n]*\n){1,30}?[ \t#]*(?:1\.? )?(?:introduction|summary)[ \t]*[\r\n]\s*/iu

/** “Free buses are a slogan. Frequent buses are a policy.” above a longer paragraph. */
const titleOfTwo = /^\s*(?:[^\n.!?]{1,50}[.!?]){2}[ \t]*\r?\n\r?\n(?=.{99})/u

/** Returns the offset after the front matter of a Markdown file or a paper, after a dateline, or after a title. */
export function findBodyStart(text: string): number {
  const patterns = [dateline, aboveAbstract, aboveIntroduction, titleOfTwo]
  const above = patterns.map((pattern) => pattern.exec(text.slice(0, 1000)))
  return Math.max(findFrontMatterEnd(text), ...above.map((match) => match?.[0].length ?? 0))
}

/** “Kind regards,” above a name, or the line “--”. */
const signOff = new RegExp(
  '^(?:--|(?:(?:Best|Kind|Warm|With|Many|Yours)? ?(?:[Rr]egards|[Ww]ishes|[Tt]hanks|[Ss]incerely|[Ff]aithfully|[Tt]ruly)|' +
    'Best|With (?:best|kind) regards|Thank you|Cheers|Mit freundlichen Grüßen|(?:Viele|Beste|Liebe) Grüße|' +
    `Cordialement|Saludos|Cordiali saluti)[,.!]?[ \\t]{0,9}\\r?\\n\\s{0,9}${namePattern})[ \\t]{0,9}$`,
  'gmu',
)
/** In UTF-16 code units. The address and the legal notes below an email are shorter. */
const maxFooterLength = 2000

/** Returns the range of what follows the last sign-off of an email, or an empty one. */
export function findFooter(text: string): { start: number; end: number } {
  const start = Array.from(text.matchAll(signOff)).at(-1)?.index ?? text.length
  return { start, end: start + maxFooterLength }
}

/** Returns what the line of a sentence has before it, at most so many UTF-16 code units: a whole book can be on a line. */
function lineBefore(text: string, start: number, maxLength: number): string {
  const before = text.slice(Math.max(0, start - maxLength), start)
  return before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1)
}

const listMarker = /^[ \t]*(?:[-*•–]|\d+[.)])[ \t]+/

/** Returns whether a sentence is on the line of a list item, which can have several. */
export function isInListItem(text: string, start: number): boolean {
  return listMarker.test(lineBefore(text, start, 500))
}

function listMarkerBefore(text: string, start: number): string {
  const before = lineBefore(text, start, 20)
  return listMarker.exec(before)?.[0] === before ? before : ''
}

/** Returns whether a sentence is the first of a list item. */
export function startsListItem(text: string, start: number): boolean {
  return listMarkerBefore(text, start) !== ''
}

export function startsParagraph(text: string, start: number): boolean {
  const lineStart = start - listMarkerBefore(text, start).length
  const before = text.slice(0, lineStart).trimEnd()
  return before === '' || splitLines(text.slice(before.length, lineStart)).lines.length > 2
}

/** Returns whether a sentence is on lines that start with “>”, as in the reply to an email, which is wrapped. */
export function isQuoted(text: string, start: number, end: number): boolean {
  return /^[ \t]*>/m.test(`${lineBefore(text, start, 200)}\n${text.slice(start, end)}`)
}
