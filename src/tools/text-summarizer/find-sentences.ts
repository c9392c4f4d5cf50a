import { findFrontMatterEnd } from '#core/text/front-matter.ts'
import { splitLines } from '#core/text/lines.ts'
import { eachSentence } from '#core/text/sentences.ts'
import { countWords } from '#core/text/words.ts'
import { hasEndMark, isHeading, isRunInHeading, startAfterHeading } from './headings.ts'
import { findSpeakers, readLabel } from './speakers.ts'
import { findBodyStart, findFooter, isListItem, isQuoted, startsParagraph } from './text-layout.ts'

/** In UTF-16 code units. */
export interface Range {
  readonly start: number
  readonly end: number
}

export interface Sentence extends Range {
  /** After the name of a speaker. */
  readonly contentStart: number
  /** A heading is never picked, but says what the text is about. */
  readonly isHeading: boolean
}

// “12.11.” has no end mark.
const dateAtEnd = /\p{N}\.$/mu
const hasWord = /[\p{L}\p{N}]/mu

/** Splits a range at the lines that start a sentence. */
function splitAtLines(text: string, { start, end }: Range, startsSentence: (line: string) => boolean): Range[] {
  const parts: Range[] = []
  for (const { 0: line, index } of text.slice(start, end).matchAll(/\S[^\r\n]*/g)) {
    const from = parts.length === 0 || startsSentence(line) ? start + index : (parts.pop() as Range).start
    parts.push({ start: from, end: start + index + line.trimEnd().length })
  }
  return parts.filter((part) => hasWord.test(text.slice(part.start, part.end)))
}

/**
 * Finds the sentences. Headings can be picked only if there are too few other sentences. With `splitsLines`, the lines
 * of notes, chats and transcripts, which are line by line, are sentences of their own, as with `hasTurns`.
 */
export function findSentences(text: string, count: number, splitsLines: boolean, hasTurns: boolean) {
  const found: Range[] = []
  eachSentence(text, (start, end) => found.push({ start, end }))
  const lines = splitLines(text).lines.filter((line) => hasWord.test(line))
  // Few lines of notes end with an end mark, and a transcript has few of them.
  const isList = found.filter(({ start }) => isListItem(text, start)).length * 2 >= lines.length
  const units = isList ? lines.map((line) => line.trimEnd()) : found.map(({ start, end }) => text.slice(start, end))
  const punctuated = units.filter((unit) => hasEndMark(unit.replace(dateAtEnd, '')))
  const maxPunctuated = lines.length * (isList ? 0.2 : 0.1)
  const hasSentenceLines = hasTurns || (lines.length > count && punctuated.length <= maxPunctuated)
  const speakers = findSpeakers(lines)
  const labelLength = (line: string) => {
    const label = readLabel(line)
    return speakers.has(label.name) ? label.length : 0
  }
  const isLineByLine = hasSentenceLines || speakers.size > 0
  const startsSentence = (line: string) => (splitsLines && hasSentenceLines) || labelLength(line) > 0
  const ranges = isLineByLine ? found.flatMap((range) => splitAtLines(text, range, startsSentence)) : found
  const all = ranges.map(({ start, end }): Sentence => {
    const contentStart = start + labelLength(text.slice(start, end))
    return { start, end, contentStart, isHeading: false }
  })
  const firstItem = isList ? all.findIndex(({ start }) => isListItem(text, start)) : 0
  const bodyStart = isLineByLine ? findFrontMatterEnd(text) : findBodyStart(text)
  const footer = findFooter(text)
  const hasQuotes = text.includes('>')

  const marked = all.map(({ start, end, contentStart }, index): Sentence => {
    const written = text.slice(start, end)
    const isInFooter = !isLineByLine && end > footer.start && start < footer.end
    const isLeftOut = end <= bodyStart || isInFooter || (hasQuotes && isQuoted(text, start, end))
    if (isLeftOut || contentStart > start) return { start, end, contentStart, isHeading: isLeftOut }
    const isSaidNext = speakers.size > 0 && /[.!?…][ \t]+$/.test(text.slice(Math.max(0, start - 9), start))
    if (hasSentenceLines || isSaidNext) {
      const isAboveItem = isList && !isListItem(text, start) && isListItem(text, all[index + 1]?.start ?? 0)
      const isAboveList = (isAboveItem || index < firstItem) && !hasEndMark(written)
      return { start, end, contentStart, isHeading: isAboveList }
    }
    const from = Math.max(bodyStart, startAfterHeading(text, start, end))
    // The last sentence may be unfinished, but a short paragraph is a signature.
    const mayBeTitle = index < all.length - 1 || (startsParagraph(text, start) && countWords(written) <= 4)
    const isTitle = (mayBeTitle && isHeading(written)) || isRunInHeading(text, from, end)
    return { start: from, end, contentStart: from, isHeading: isTitle }
  })
  const hasBody = all.length > count && marked.filter((sentence) => !sentence.isHeading).length >= count
  return { sentences: hasBody ? marked : all, isLineByLine }
}
