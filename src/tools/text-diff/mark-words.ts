import { isInsidePair } from '#core/text/char-class.ts'
import { countCommonEnds } from '#core/text/common-ends.ts'
import { unspacedCharacter } from '#core/text/words.ts'
import { align, numberItems } from './align.ts'
import type { Fold } from './fold.ts'
import { forBoth, type LineRow, type Sides } from './rows.ts'

/** A range of a line. It is marked if the other line differs there. */
interface MarkedSpan {
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

/** In UTF-16 code units. In longer lines, a changed word would be hard to find, so only its context is shown. */
const maxWholeLength = 800
const maxShownLength = 2000
const contextLength = 100

/** The fraction of their letters that two lines must have in common. In unrelated lines, marks would be confusing. */
const minShared = 0.4

const unspaced = unspacedCharacter.source
const word = `(?:(?!${unspaced})[\\p{L}\\p{M}\\p{N}_])+`
const character = '[^](?:[\\p{M}\\p{EMod}]|\\u200d[^])*'
/** A character of a script without spaces, a word, blanks, a flag, or another character and what is joined to it. */
const token = new RegExp(`${unspaced}\\p{M}*|${word}|\\s+|\\p{RI}{2}|${character}`, 'gmu')

/** Returns the lines of a row, with the words marked that were changed. */
export function markRow(row: LineRow, fold: Fold): Sides<MarkedLine | undefined> {
  if (row.kind === 'changed') return markWords(row.original ?? '', row.modified ?? '', fold)
  return forBoth((side) => (row[side] === undefined ? undefined : cut(row[side], 0, maxShownLength)))
}

/**
 * Marks the words that occur in only one of two paired lines. Long lines are cut to the range from shortly before the
 * first difference to shortly after the last one. Nothing is marked if the lines have little in common.
 */
export function markWords(original: string, modified: string, fold: Fold = (text) => text): Sides<MarkedLine> {
  const longer = Math.max(original.length, modified.length)
  const context = longer > maxWholeLength ? contextLength : Infinity
  const common = countCommonEnds(original, modified)
  const start = Math.max(0, common.start - context)
  const hiddenEnd = Math.max(0, common.end - context)
  const maxEnd = start + maxShownLength
  const cutLine = (line: string) => cut(line, start, Math.min(line.length - hiddenEnd, maxEnd))
  const lines = { original: cutLine(original), modified: cutLine(modified) }

  const tokens = forBoth((side) => lines[side].text.match(token) ?? [])
  const { unmatched } = align(numberItems(tokens, fold))
  const spans = forBoth((side) => joinTokens(tokens[side], unmatched[side], fold))
  const unmarked = [...spans.original, ...spans.modified].filter(({ isMarked }) => !isMarked)
  const hidden = 2 * (start + hiddenEnd)
  const shared = hidden + countLetters(unmarked.map(({ text }) => text).join(''))
  const all = hidden + countLetters(lines.original.text + lines.modified.text)
  if (shared === 0 || shared < minShared * all) return lines
  const isCutOff = longer - hiddenEnd >= maxEnd
  return forBoth((side) => ({ ...lines[side], spans: isCutOff ? unmarkEnd(spans[side]) : spans[side] }))
}

function cut(line: string, start: number, end: number) {
  const [from, to] = [characterStart(line, start), characterStart(line, Math.min(end, line.length))]
  const text = line.slice(from, to)
  return { text, spans: [{ text, isMarked: false }], before: from, after: line.length - to }
}

/** Moves an offset out of a surrogate pair. */
function characterStart(text: string, offset: number): number {
  return isInsidePair(text, offset) ? offset - 1 : offset
}

/** Unmarks the last span: where both lines are cut off, the last words of one line may be missing from the other. */
function unmarkEnd(spans: readonly MarkedSpan[]): readonly MarkedSpan[] {
  const last = spans.at(-1)
  const isFirstMark = spans.findIndex(({ isMarked }) => isMarked) === spans.length - 1
  return last && !isFirstMark ? spans.with(-1, { ...last, isMarked: false }) : spans
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gmu)?.length ?? 0
}

/** Merges adjacent tokens that are both marked or both unmarked. */
function joinTokens(tokens: readonly string[], marks: Uint8Array, fold: Fold): readonly MarkedSpan[] {
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
