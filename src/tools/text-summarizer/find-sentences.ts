import { findFrontMatterEnd } from '#core/text/front-matter.ts'
import { splitLines } from '#core/text/lines.ts'
import { eachSentence } from '#core/text/sentences.ts'
import { countWords } from '#core/text/words.ts'
import { hasEndMark, isHeading, isRunInHeading, startAfterHeading } from './headings.ts'
import { findSpeakers, readLabel } from './speakers.ts'
import { findBodyStart, findFooter, startsListItem, isQuoted, startsParagraph } from './text-layout.ts'

/** In UTF-16 code units. */
export interface Range {
  readonly start: number
  readonly end: number
}

export interface Sentence extends Range {
  /** After the name of a speaker. */
  readonly contentStart: number
  /** A heading, a quoted line or what is above and below the text itself. Never picked, but says what it is about. */
  readonly isLeftOut: boolean
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

/** What the lines of a text are. */
interface Form {
  /** Whether most sentences or lines are items of a list. */
  readonly isList: boolean
  /** Whether each line is a sentence, as in notes and transcripts, which have few end marks. */
  readonly hasSentenceLines: boolean
  /** The names at the start of lines, as in a chat. */
  readonly speakers: ReadonlySet<string>
  /** Whether it consists of notes, a chat or a transcript. */
  readonly isLineByLine: boolean
}

function readForm(text: string, found: readonly Range[], count: number, hasTurns: boolean): Form {
  const lines = splitLines(text).lines.filter((line) => hasWord.test(line))
  const isList = found.filter(({ start }) => startsListItem(text, start)).length * 2 >= lines.length
  const units = isList ? lines.map((line) => line.trimEnd()) : found.map(({ start, end }) => text.slice(start, end))
  const punctuated = units.filter((unit) => hasEndMark(unit.replace(dateAtEnd, '')))
  const maxPunctuated = lines.length * (isList ? 0.2 : 0.1)
  const hasSentenceLines = hasTurns || (lines.length > count && punctuated.length <= maxPunctuated)
  const speakers = findSpeakers(lines)
  return { isList, hasSentenceLines, speakers, isLineByLine: hasSentenceLines || speakers.size > 0 }
}

/** Splits what was found at the lines that are sentences, and after the names of speakers. */
function splitRanges(text: string, found: readonly Range[], { speakers }: Form, splitsLines: boolean): Sentence[] {
  const labelLength = (line: string) => {
    const label = readLabel(line)
    return speakers.has(label.name) ? label.length : 0
  }
  const startsSentence = (line: string) => splitsLines || labelLength(line) > 0
  const splits = splitsLines || speakers.size > 0
  const ranges = splits ? found.flatMap((range) => splitAtLines(text, range, startsSentence)) : found
  return ranges.map(({ start, end }) => {
    return { start, end, contentStart: start + labelLength(text.slice(start, end)), isLeftOut: false }
  })
}

/** Marks the sentences that are left out. A heading on the line above a sentence is cut off. */
function markLeftOut(text: string, all: readonly Sentence[], form: Form): Sentence[] {
  const { isList, hasSentenceLines, speakers, isLineByLine } = form
  const bodyStart = isLineByLine ? findFrontMatterEnd(text) : findBodyStart(text)
  const footer = findFooter(text)
  const hasQuotes = text.includes('>')
  const firstItem = isList ? all.findIndex(({ start }) => startsListItem(text, start)) : 0

  return all.map((sentence, index): Sentence => {
    const { start, end, contentStart } = sentence
    const written = text.slice(start, end)
    const isInFooter = !isLineByLine && end > footer.start && start < footer.end
    const isOutside = end <= bodyStart || isInFooter || (hasQuotes && isQuoted(text, start, end))
    if (isOutside) return { ...sentence, isLeftOut: true }
    if (contentStart > start) return sentence
    const isSaidNext = speakers.size > 0 && /[.!?…][ \t]+$/.test(text.slice(Math.max(0, start - 9), start))
    if (hasSentenceLines || isSaidNext) {
      const isAboveItem = isList && !startsListItem(text, start) && startsListItem(text, all[index + 1]?.start ?? 0)
      return { ...sentence, isLeftOut: (isAboveItem || index < firstItem) && !hasEndMark(written) }
    }
    const from = Math.max(bodyStart, startAfterHeading(text, start, end))
    // The last sentence may be unfinished, but a short paragraph is a signature.
    const mayBeTitle = index < all.length - 1 || (startsParagraph(text, start) && countWords(written) <= 4)
    const isTitle = (mayBeTitle && isHeading(written)) || isRunInHeading(text, from, end)
    return { start: from, end, contentStart: from, isLeftOut: isTitle }
  })
}

/**
 * Finds the sentences, and whether they are line by line, as in notes, chats and transcripts. With `splitsLines`, such
 * lines are sentences of their own. What would be left out is kept if there are fewer than `count` other sentences.
 */
export function findSentences(
  text: string,
  { count, splitsLines, hasTurns }: { count: number; splitsLines: boolean; hasTurns: boolean },
) {
  const found: Range[] = []
  eachSentence(text, (start, end) => found.push({ start, end }))
  const form = readForm(text, found, count, hasTurns)
  const all = splitRanges(text, found, form, splitsLines && form.hasSentenceLines)
  const marked = markLeftOut(text, all, form)
  const hasBody = all.length > count && marked.filter((sentence) => !sentence.isLeftOut).length >= count
  return { sentences: hasBody ? marked : all, isLineByLine: form.isLineByLine }
}
