import { unspacedCharacter } from '#core/text/words.ts'
import { align, numberItems } from './align.ts'
import type { Fold } from './fold.ts'
import type { LineRow } from './rows.ts'

/** A range of a line. It is marked if the other line differs there. */
export interface MarkedSpan {
  readonly text: string
  readonly isMarked: boolean
}

/** A line as it is displayed. */
export interface MarkedLine {
  readonly spans: readonly MarkedSpan[]
  // Number of UTF-16 code units that are left out before and after the visible part of a very long line.
  readonly before: number
  readonly after: number
}

type MarkedPair = Readonly<Record<'original' | 'modified', MarkedLine>>

/** In UTF-16 code units. In longer lines, a changed word would be hard to find, so only its context is shown. */
const maxWholeLength = 800
const maxShownLength = 2000
const contextLength = 100

/**
 * The fraction of their letters that two lines must have in common. In unrelated lines, marked words would only be
 * confusing.
 */
const minShared = 0.4

/** A character of a script without spaces, a word, blanks, a flag, or another character and what is joined to it. */
const token = new RegExp(
  [
    `${unspacedCharacter.source}\\p{M}*`,
    `(?:(?!${unspacedCharacter.source})[\\p{L}\\p{M}\\p{N}_])+`,
    '\\s+',
    '\\p{RI}{2}',
    '[^](?:[\\p{M}\\p{EMod}]|\\u200d[^])*',
  ].join('|'),
  'gmu',
)

/** Returns the lines of a row, with the words marked that were changed. */
export function markRow({ kind, original, modified }: LineRow, fold: Fold): Partial<MarkedPair> {
  if (kind === 'changed') return markWords(original ?? '', modified ?? '', fold)
  return {
    ...(original !== undefined && { original: createUnmarkedLine(original) }),
    ...(modified !== undefined && { modified: createUnmarkedLine(modified) }),
  }
}

/** Returns the start of a line without comparing its words to another line. */
export function createUnmarkedLine(line: string): MarkedLine {
  const { text, ...rest } = cut(line, 0, Math.min(line.length, maxShownLength))
  return { spans: [{ text, isMarked: false }], ...rest }
}

/**
 * Marks the words that occur in only one of two paired lines. Long lines are cut to the range from shortly before the
 * first difference to shortly after the last one.
 */
export function markWords(original: string, modified: string, fold: Fold = (text) => text): MarkedPair {
  const isLong = Math.max(original.length, modified.length) > maxWholeLength
  const context = isLong ? contextLength : Infinity
  const before = commonStart(original, modified)
  const after = commonEnd(original, modified, before)
  const start = Math.max(0, before - context)
  const endOf = (line: string) => Math.min(line.length, line.length - after + context, start + maxShownLength)
  const one = cut(original, start, endOf(original))
  const other = cut(modified, start, endOf(modified))
  // What both lines have in common outside the visible ranges.
  const hidden = start + Math.max(0, after - context)
  const spans = markTokens(one.text, other.text, hidden, fold)
  const isCutOff = Math.max(endOf(original), endOf(modified)) === start + maxShownLength
  return {
    original: { ...one, spans: isCutOff ? unmarkEnd(spans.original) : spans.original },
    modified: { ...other, spans: isCutOff ? unmarkEnd(spans.modified) : spans.modified },
  }
}

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/** Returns the length of the common end after a common start. */
function commonEnd(one: string, other: string, start: number): number {
  const shorter = Math.min(one.length, other.length)
  let length = 0
  while (length < shorter - start && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}

function cut(line: string, start: number, end: number) {
  const [from, to] = [characterStart(line, start), characterStart(line, end)]
  return { text: line.slice(from, to), before: from, after: line.length - to }
}

/** Moves an offset out of a surrogate pair. */
function characterStart(text: string, offset: number): number {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(0, offset - 1), offset + 1)) ? offset - 1 : offset
}

type Spans = readonly MarkedSpan[]

/** Unmarks the last span: where both lines are cut off, the last words of one line may be missing from the other. */
function unmarkEnd(spans: Spans): Spans {
  const last = spans.at(-1)
  const isFirstMark = spans.findIndex(({ isMarked }) => isMarked) === spans.length - 1
  return last && !isFirstMark ? spans.with(-1, { ...last, isMarked: false }) : spans
}

/** `hidden` is the number of other characters that both texts have in common. */
function markTokens(
  original: string,
  modified: string,
  hidden: number,
  fold: Fold,
): { original: Spans; modified: Spans } {
  const one = original.match(token) ?? []
  const other = modified.match(token) ?? []
  const { removed, added } = align(numberItems(one, other, fold))
  const spans = { original: joinTokens(one, removed, fold), modified: joinTokens(other, added, fold) }
  const unmarked = [...spans.original, ...spans.modified].filter(({ isMarked }) => !isMarked)
  const shared = 2 * hidden + countLetters(unmarked.map(({ text }) => text).join(''))
  const all = 2 * hidden + countLetters(original + modified)
  if (shared > 0 && shared >= minShared * all) return spans
  return { original: [{ text: original, isMarked: false }], modified: [{ text: modified, isMarked: false }] }
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gmu)?.length ?? 0
}

/** Merges adjacent tokens that are both marked or both unmarked. */
function joinTokens(tokens: readonly string[], marks: Uint8Array, fold: Fold): Spans {
  const isMarked = (index: number) => marks[index] === 1 && fold(tokens[index] ?? '') !== ''
  const spans: { text: string; isMarked: boolean }[] = []
  tokens.forEach((text, index) => {
    // Blanks between two marked words are marked too, so that a phrase is marked as a whole.
    const isInPhrase = text.trim() === '' && isMarked(index - 1) && isMarked(index + 1)
    const isTokenMarked = isInPhrase || isMarked(index)
    const last = spans.at(-1)
    if (last?.isMarked === isTokenMarked) last.text += text
    else spans.push({ text, isMarked: isTokenMarked })
  })
  return spans
}
