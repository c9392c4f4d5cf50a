import { mendHyphens } from '#core/text/hyphens.ts'
import { splitLines } from '#core/text/lines.ts'
import type { Sentence } from './find-sentences.ts'
import { hasEndMark, maxEndLength, references, startAfterHeading } from './headings.ts'

/** “[10:32] ” of “[10:32] Ann:”, and with a role, all of “[10:32] GUEST:”. */
const timeInLabel = /^\P{L}*\d(?:\P{L}|[AP]M\b)*(?:[\p{Lu}\d ]{3,}:)?/u

/** Writes a sentence on one line. A heading on its first line becomes a paragraph of its own. */
export function writeSentence(text: string, { start, contentStart, end }: Sentence): string {
  const from = start + (timeInLabel.exec(text.slice(start, contentStart))?.[0].length ?? 0)
  const body = startAfterHeading(text, from, end)
  const parts = [text.slice(from, body).trim(), joinLines(text.slice(body, end), text)]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** Words elsewhere in the text show whether a hyphen at the end of a line belongs to the word. */
function joinLines(sentence: string, text: string): string {
  const lines = splitLines(sentence).lines.map((line) => line.trim())
  return mendHyphens(lines.join('\n'), text).text.replaceAll('\n', ' ').replaceAll(references, '$1$2')
}

/** Chinese and Japanese have no space after a sentence. */
const unspacedEnd = /[。！？．][^\p{L}\p{N}\s]*(?![^])/mu

/** A heading, which has no end mark, is a paragraph of its own. */
function separatorBetween(before: string, after: string): string {
  if (!hasEndMark(before) || !hasEndMark(after)) return '\n\n'
  return unspacedEnd.test(before.slice(-maxEndLength)) ? '' : ' '
}

export function joinSentences(sentences: readonly string[], isLineByLine: boolean): string {
  if (isLineByLine) return sentences.join('\n')
  return sentences.reduce((text, sentence) => text + separatorBetween(text, sentence) + sentence)
}

/** A heading and its sentence share an item. */
export function listSentences(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${sentence.replaceAll('\n\n', '\n  ')}`).join('\n')
}
