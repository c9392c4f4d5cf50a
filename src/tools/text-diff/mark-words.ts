import { align } from './align.ts'
import { commonEnd, commonStart } from './common-ends.ts'
import type { Fold } from './fold.ts'

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

export interface MarkedPair {
  readonly original: MarkedLine
  readonly modified: MarkedLine
}

/** In UTF-16 code units. In longer lines, a changed word would be hard to find, so only its context is shown. */
const maxWholeLength = 800
const maxShownLength = 2000
const contextLength = 100

/**
 * The fraction of their letters that two lines must have in common. In unrelated lines, marked words would only be
 * confusing.
 */
const minShared = 0.4

const asciiTokens = /\w+|\s+|[^\w\s]/g
const isAscii = /^[\x00-\x7f]*$/

const unicodeTokens = /[\p{L}\p{M}\p{N}_]+|\s+|[^]/gmu

// Created on first use, because most texts do not need it.
let splitUnicode: ((text: string) => readonly string[]) | undefined

/**
 * Splits text into words, runs of blanks and single punctuation characters. Scripts without spaces need a segmenter.
 */
function splitTokens(text: string): readonly string[] {
  if (isAscii.test(text)) return text.match(asciiTokens) ?? []
  splitUnicode ??= createSplitter()
  return splitUnicode(text)
}

function createSplitter(): (text: string) => readonly string[] {
  try {
    const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
    return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment)
  } catch {
    // The fallback in src/run/segmenter.ts has no word granularity.
    return (text) => text.match(unicodeTokens) ?? []
  }
}

/** Returns the start of a line without comparing its words to another line. */
export function createUnmarkedLine(text: string): MarkedLine {
  return createLine(text, 0, maxShownLength, [
    { text: text.slice(0, characterEnd(text, maxShownLength)), isMarked: false },
  ])
}

/** Marks the words that occur in only one of two paired lines. */
export function markWords(original: string, modified: string, fold?: Fold): MarkedPair {
  const { start, end, hidden } = findVisibleRanges(original, modified)
  const one = splitTokens(visibleText(original, start, end.original))
  const other = splitTokens(visibleText(modified, start, end.modified))
  const isCut = start + maxShownLength <= Math.max(end.original, end.modified)
  const [originalSpans, modifiedSpans] = markTokens(one, other, hidden, fold)
  return {
    original: createLine(original, start, end.original, isCut ? unmarkEnd(originalSpans) : originalSpans),
    modified: createLine(modified, start, end.modified, isCut ? unmarkEnd(modifiedSpans) : modifiedSpans),
  }
}

/**
 * Short lines are completely visible. Long lines are visible from shortly before the first difference to shortly after
 * the last one.
 */
function findVisibleRanges(original: string, modified: string) {
  if (original.length <= maxWholeLength && modified.length <= maxWholeLength) {
    return { start: 0, end: { original: original.length, modified: modified.length }, hidden: 0 }
  }
  const shorter = Math.min(original.length, modified.length)
  const before = commonStart(original, modified, shorter)
  const after = commonEnd(original, modified, shorter - before)
  const start = Math.max(0, before - contextLength)
  const endOf = (text: string) => Math.min(text.length - after + contextLength, start + maxShownLength)
  // Length of what both lines have in common outside the visible ranges.
  const hidden = start + Math.max(0, after - contextLength)
  return { start, end: { original: endOf(original), modified: endOf(modified) }, hidden }
}

/** Unmarks the last span: where both lines are cut off, the last words of one line may be missing from the other. */
function unmarkEnd(spans: readonly MarkedSpan[]): readonly MarkedSpan[] {
  const last = spans.at(-1)
  const isFirstMark = spans.findIndex(({ isMarked }) => isMarked) === spans.length - 1
  return last && !isFirstMark ? spans.with(-1, { ...last, isMarked: false }) : spans
}

function createLine(text: string, start: number, end: number, spans: readonly MarkedSpan[]): MarkedLine {
  return { spans, before: characterStart(text, start), after: text.length - characterEnd(text, end) }
}

function visibleText(text: string, start: number, end: number): string {
  return text.slice(characterStart(text, start), characterEnd(text, end))
}

/** Moves an end offset out of a surrogate pair. */
function characterEnd(text: string, end: number): number {
  if (end >= text.length) return text.length
  const code = text.charCodeAt(end)
  return code >= 0xdc00 && code <= 0xdfff ? end - 1 : end
}

function characterStart(text: string, start: number): number {
  return start <= 0 ? 0 : characterEnd(text, start)
}

type Tokens = readonly string[]

type Spans = readonly MarkedSpan[]

function markTokens(
  original: Tokens,
  modified: Tokens,
  hidden: number,
  fold: Fold | undefined,
): readonly [Spans, Spans] {
  const numbers = new Map<string, number>()
  const one = numberTokens(original, numbers, fold)
  const other = numberTokens(modified, numbers, fold)
  const { removed, added } = align(one.numbers, other.numbers)
  const marks = [marksOf(original, one.indexes, removed), marksOf(modified, other.indexes, added)] as const
  const shared = 2 * hidden + countLetters(original, marks[0]) + countLetters(modified, marks[1])
  const all = 2 * hidden + countLetters(original) + countLetters(modified)
  if (shared < minShared * all || shared === 0) return [joinTokens(original), joinTokens(modified)]
  return [joinTokens(original, marks[0]), joinTokens(modified, marks[1])]
}

/** Numbers the tokens, except those that become empty when they are folded, such as ignored blanks. */
function numberTokens(tokens: Tokens, numbers: Map<string, number>, fold: Fold | undefined) {
  const list: number[] = []
  const indexes: number[] = []
  tokens.forEach((token, index) => {
    const key = fold ? fold(token) : token
    if (key === '') return
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    list.push(number)
    indexes.push(index)
  })
  return { numbers: Int32Array.from(list), indexes }
}

function marksOf(tokens: Tokens, indexes: readonly number[], marked: Uint8Array): readonly boolean[] {
  const marks = tokens.map(() => false)
  indexes.forEach((index, i) => {
    marks[index] = marked[i] === 1
  })
  // Blanks between two marked words are marked too, so that a phrase is marked as a whole.
  const isBetweenMarks = (index: number) => marks[index - 1] === true && marks[index + 1] === true
  return marks.map((mark, index) => mark || (isBlank(tokens[index]) && isBetweenMarks(index)))
}

function isBlank(token: string | undefined): boolean {
  return token?.trim() === ''
}

const hasWord = /[\p{L}\p{N}]/mu

/** Returns the total length of the unmarked words. */
function countLetters(tokens: Tokens, marks: readonly boolean[] = []): number {
  const words = tokens.filter((token, index) => marks[index] !== true && hasWord.test(token))
  return words.reduce((sum, word) => sum + word.length, 0)
}

/** Merges adjacent tokens that are both marked or both unmarked. */
function joinTokens(tokens: Tokens, marks: readonly boolean[] = []): readonly MarkedSpan[] {
  const spans: { text: string; isMarked: boolean }[] = []
  tokens.forEach((token, index) => {
    const isMarked = marks[index] ?? false
    const last = spans.at(-1)
    if (last?.isMarked === isMarked) last.text += token
    else spans.push({ text: token, isMarked })
  })
  return spans
}
