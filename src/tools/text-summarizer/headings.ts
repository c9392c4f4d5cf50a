import { findFrontMatterEnd } from '#core/text/front-matter.ts'
import { mendHyphens } from '#core/text/hyphens.ts'
import { splitLines } from '#core/text/lines.ts'
import { countWords } from '#core/text/words.ts'
import type { Sentence } from './find-sentences.ts'
import { name } from './speakers.ts'

const endMark = /[.!?…。！？．।؟][^\p{L}\p{N}\s]*(?![^])/mu
/** Chinese and Japanese have no space after a sentence. */
const unspacedEnd = /[。！？．][^\p{L}\p{N}\s]*(?![^])/mu
/** In UTF-16 code units. The end mark of a sentence, with quotes and a reference, is shorter. */
const maxEndLength = 40

/** Returns what separates two sentences of a summary. A heading, which has no end mark, is a paragraph of its own. */
export function separatorBetween(before: string, after: string): string {
  if (!hasEndMark(before) || !hasEndMark(after)) return '\n\n'
  return unspacedEnd.test(before.slice(-maxEndLength)) ? '' : ' '
}

/** Returns whether a sentence is a heading, a list item or another line without an end mark. */
export function isHeading(sentence: string): boolean {
  return !hasEndMark(sentence) || /^#{1,6} .*$/u.test(sentence)
}

export function hasEndMark(sentence: string): boolean {
  const end = sentence.slice(-maxEndLength)
  return endMark.test(end.includes(']') ? end.replaceAll(references, '$1$2') : end)
}

/** In UTF-16 code units. The lines of wrapped text are longer. */
const maxHeadingLength = 60

/** Returns where the sentence starts after a heading on its first line, or `start` if there is none. */
export function startAfterHeading(text: string, start: number, end: number): number {
  const [firstLine = '', heading = ''] = /^(.*)[\r\n]\s*/u.exec(text.slice(start, end)) ?? []
  const next = start + firstLine.length
  const hasHeading =
    heading.length <= maxHeadingLength &&
    /[\p{L}\p{N})]$/mu.test(heading.trimEnd()) &&
    /^["“‘(]?\p{Lu}/u.test(text.slice(next, end)) &&
    (startsParagraph(text, start) || numberedTitle.test(text.slice(Math.max(0, start - 15), next).trimEnd()))
  return hasHeading ? next : start
}

const moreTitle = String.raw`(?:[,;]?(?: (?:&|and|for|of|the|to))* \p{Lu}\p{L}*)*`
const section = String.raw`(?:Article|Section|§) [\d.]+`
/** “USER CONTENT.”, “2.1 Materials and methods.”, “Governing Law; Courts.” */
const runInHeading = new RegExp(
  String.raw`^\P{L}*(?:\P{Ll}*\p{Lu}{2}\P{Ll}*|\p{Lu}\p{Ll}{3,}(?:${moreTitle}| and \p{Ll}+))\.$`,
  'u',
)
const sectionNumber = new RegExp(`^${section}$`)
/** “4. LIABILITY”, “Section 4. Use of Data.”, “4. Data retention.” */
const numberedTitle = new RegExp(
  String.raw`^\s*(?:[\d.]+[.)]|${section})\s+\p{Lu}\p{L}+${moreTitle}(?: \p{L}+)?\.?(?![^])`,
  'mu',
)

/** Returns whether a sentence is a heading on the line of the sentence after it: “Methods. We asked …”. */
export function isRunInHeading(text: string, start: number, end: number): boolean {
  const following = text.slice(end, end + maxHeadingLength)
  const sentence = text.slice(start, end)
  if (sectionNumber.test(sentence)) return true
  if (end - start > maxHeadingLength || !/^[ \t]+(?=[^]*\p{Ll})(?:[^\s.!?…]+\s+){3}/u.test(following)) return false
  return runInHeading.test(sentence) || numberedTitle.test(text.slice(Math.max(0, start - 15), end))
}

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
    `Cordialement|Saludos|Cordiali saluti)[,.!]?[ \\t]{0,9}\\r?\\n\\s{0,9}${name})[ \\t]{0,9}$`,
  'gmu',
)
/** In UTF-16 code units. The address and the legal notes below an email are shorter. */
const maxFooterLength = 2000

/** Returns the range of what follows the last sign-off of an email, or an empty one. */
export function findFooter(text: string): { start: number; end: number } {
  const start = Array.from(text.matchAll(signOff)).at(-1)?.index ?? text.length
  return { start, end: start + maxFooterLength }
}

export function startsParagraph(text: string, start: number): boolean {
  const lineStart = start - listMarkerBefore(text, start).length
  const before = text.slice(0, lineStart).trimEnd()
  return before === '' || splitLines(text.slice(before.length, lineStart)).lines.length > 2
}

export function isListItem(text: string, start: number): boolean {
  return listMarkerBefore(text, start) !== ''
}

/** Returns whether a sentence is on the line of a list item, which can have several. */
export function isInListItem(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 500), start)
  return /(?:^|[\r\n])[ \t]*(?:[-*•–]|\d+[.)])[ \t]+[^\r\n]*$/.test(before)
}

function listMarkerBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 20), start)
  return /(?:^|[\r\n])([ \t]*(?:[-*•–]|\d+[.)])[ \t]+)$/.exec(before)?.[1] ?? ''
}

/** Returns whether a sentence is on lines that start with “>”, as in the reply to an email, which is wrapped. */
export function isQuoted(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 200), start)
  return /(?:^|[\r\n])[ \t]*>[^\r\n]*$/.test(before) || /(?:^|[\r\n])[ \t]*>/.test(text.slice(start, end))
}

export function isSignature(text: string, start: number, end: number): boolean {
  return startsParagraph(text, start) && countWords(text, start, end) <= 4
}

/** “[10:32] ” of “[10:32] Ann:”, and with a role, all of “[10:32] GUEST:”. */
const timeInLabel = /^\P{L}*\d(?:\P{L}|[AP]M\b)*(?:[\p{Lu}\d ]{3,}:)?/u

/** Writes a sentence on one line. A heading on its first line becomes a paragraph of its own. */
export function writeSentence(text: string, { start, contentStart, end }: Sentence): string {
  const from = start + (timeInLabel.exec(text.slice(start, contentStart))?.[0].length ?? 0)
  const body = startAfterHeading(text, from, end)
  const parts = [text.slice(from, body).trim(), joinLines(text.slice(body, end), text)]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** Those of Wikipedia: “.[2][a]”, “[8]: 32”, “[citation needed]”, “[who?]”. The letter of “x[i]” is code. */
const mark = String.raw`\[(?:\d{1,3}|(?:nb|note) \d+|\w+ needed|\w+\?)\](?:: ?\d+(?:[–\-]\d+)?)?`
const references = new RegExp(String.raw`([.,;:!?)"”’])(?:${mark}|\[\p{Ll}\])+|([\p{L}\p{N}])(?:${mark})+`, 'gmu')

/** Words elsewhere in the text show whether a hyphen at the end of a line belongs to the word. */
function joinLines(sentence: string, text: string): string {
  const lines = splitLines(sentence).lines.map((line) => line.trim())
  return mendHyphens(lines.join('\n'), text).text.replaceAll('\n', ' ').replaceAll(references, '$1$2')
}
