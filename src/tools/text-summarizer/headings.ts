import { startsParagraph } from './text-layout.ts'

const endMark = /[.!?…。！？．।؟][^\p{L}\p{N}\s]*(?![^])/mu
/** In UTF-16 code units. The end mark of a sentence, with quotes and a reference, is shorter. */
export const maxEndLength = 40

/** Those of Wikipedia: “.[2][a]”, “[8]: 32”, “[citation needed]”, “[who?]”. The letter of “x[i]” is code. */
const mark = String.raw`\[(?:\d{1,3}|(?:nb|note) \d+|\w+ needed|\w+\?)\](?:: ?\d+(?:[–\-]\d+)?)?`
export const references = new RegExp(
  String.raw`([.,;:!?)"”’])(?:${mark}|\[\p{Ll}\])+|([\p{L}\p{N}])(?:${mark})+`,
  'gmu',
)

export function hasEndMark(sentence: string): boolean {
  const end = sentence.slice(-maxEndLength)
  return endMark.test(end.includes(']') ? end.replaceAll(references, '$1$2') : end)
}

/** Returns whether a sentence is a heading, a list item or another line without an end mark. */
export function isHeading(sentence: string): boolean {
  return !hasEndMark(sentence) || /^#{1,6} .*$/u.test(sentence)
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
