import { align } from './align.ts'
import { commonEnd, commonStart } from './common-ends.ts'
import type { Fold } from './fold.ts'

/** A part of a line, pointed out where the other side has something else. */
export interface Piece {
  readonly text: string
  readonly isMarked: boolean
}

/** A line as it is drawn: the parts, and how much of a very long line was left out. */
export interface MarkedLine {
  readonly pieces: readonly Piece[]
  readonly before: number
  readonly after: number
}

export interface MarkedPair {
  readonly original: MarkedLine
  readonly modified: MarkedLine
}

/** In UTF-16 units. Of a longer line only the surroundings of what differs are drawn. */
const mostDrawn = 2000
const surroundings = 100

/** With less in common two lines have nothing to do with each other: marks would confuse, and the signs say enough. */
const leastKept = 0.4

const asciiTokens = /\w+|\s+|[^\w\s]/g
const isAscii = /^[\x00-\x7f]*$/

const unicodeTokens = /[\p{L}\p{M}\p{N}_]+|\s+|[^]/gmu

// Created when first needed: most lines never need it.
let cutUnicode: ((text: string) => readonly string[]) | undefined

/** Words, runs of blanks and single marks. In other scripts than Latin only the segmenter knows where a word ends. */
function cutTokens(text: string): readonly string[] {
  if (isAscii.test(text)) return text.match(asciiTokens) ?? []
  cutUnicode ??= createCutter()
  return cutUnicode(text)
}

function createCutter(): (text: string) => readonly string[] {
  try {
    const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
    return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment)
  } catch {
    // The fallback of src/run/segmenter.ts has no words.
    return (text) => text.match(unicodeTokens) ?? []
  }
}

/** The start of a line that is not compared word by word. */
export function drawLine(text: string): MarkedLine {
  return windowOf(text, 0, mostDrawn, [{ text: text.slice(0, wholeEnd(text, mostDrawn)), isMarked: false }])
}

/** Two lines that stand for each other, with the words marked that only one of them has. */
export function markWords(original: string, modified: string, fold?: Fold): MarkedPair {
  const { start, end } = findWindows(original, modified)
  const one = cutTokens(drawn(original, start, end.original))
  const other = cutTokens(drawn(modified, start, end.modified))
  const isCut = start + mostDrawn <= Math.max(end.original, end.modified)
  const [originalPieces, modifiedPieces] = markTokens(one, other, fold)
  return {
    original: windowOf(original, start, end.original, isCut ? unmarkEnd(originalPieces) : originalPieces),
    modified: windowOf(modified, start, end.modified, isCut ? unmarkEnd(modifiedPieces) : modifiedPieces),
  }
}

/** All of two short lines; of long ones from shortly before the first difference to shortly after the last. */
function findWindows(original: string, modified: string) {
  if (original.length <= mostDrawn && modified.length <= mostDrawn) {
    return { start: 0, end: { original: original.length, modified: modified.length } }
  }
  const shorter = Math.min(original.length, modified.length)
  const before = commonStart(original, modified, shorter)
  const after = commonEnd(original, modified, shorter - before)
  const start = Math.max(0, before - surroundings)
  const endOf = (text: string) => Math.min(text.length - after + surroundings, start + mostDrawn)
  return { start, end: { original: endOf(original), modified: endOf(modified) } }
}

/** Where both lines are cut at the same place, the last words of one may only have slipped out of the other. */
function unmarkEnd(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1)
  const isFirstMark = pieces.findIndex(({ isMarked }) => isMarked) === pieces.length - 1
  return last && !isFirstMark ? pieces.with(-1, { ...last, isMarked: false }) : pieces
}

function windowOf(text: string, start: number, end: number, pieces: readonly Piece[]): MarkedLine {
  return { pieces, before: wholeStart(text, start), after: text.length - wholeEnd(text, end) }
}

function drawn(text: string, start: number, end: number): string {
  return text.slice(wholeStart(text, start), wholeEnd(text, end))
}

/** Never in the middle of a surrogate pair. */
function wholeEnd(text: string, end: number): number {
  if (end >= text.length) return text.length
  const code = text.charCodeAt(end)
  return code >= 0xdc00 && code <= 0xdfff ? end - 1 : end
}

function wholeStart(text: string, start: number): number {
  return start <= 0 ? 0 : wholeEnd(text, start)
}

type Tokens = readonly string[]

type Pieces = readonly Piece[]

function markTokens(original: Tokens, modified: Tokens, fold: Fold | undefined): readonly [Pieces, Pieces] {
  const numbers = new Map<string, number>()
  const one = numberTokens(original, numbers, fold)
  const other = numberTokens(modified, numbers, fold)
  const { removed, added } = align(one.numbers, other.numbers)
  const marks = [marksOf(original, one.places, removed), marksOf(modified, other.places, added)] as const
  const kept = countLetters(original, marks[0]) + countLetters(modified, marks[1])
  const all = countLetters(original) + countLetters(modified)
  if (kept < leastKept * all || kept === 0) return [join(original), join(modified)]
  return [join(original, marks[0]), join(modified, marks[1])]
}

/** Tokens of which nothing is left when folded, such as blanks that are ignored, take no part. */
function numberTokens(tokens: Tokens, numbers: Map<string, number>, fold: Fold | undefined) {
  const list: number[] = []
  const places: number[] = []
  tokens.forEach((token, place) => {
    const key = fold ? fold(token) : token
    if (key === '') return
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    list.push(number)
    places.push(place)
  })
  return { numbers: Int32Array.from(list), places }
}

function marksOf(tokens: Tokens, places: readonly number[], marked: Uint8Array): readonly boolean[] {
  const marks = tokens.map(() => false)
  places.forEach((place, index) => {
    marks[place] = marked[index] === 1
  })
  // Blanks between two marked words are marked along, or every phrase would fall to pieces.
  const isBetweenMarks = (place: number) => marks[place - 1] === true && marks[place + 1] === true
  return marks.map((mark, place) => mark || (isBlank(tokens[place]) && isBetweenMarks(place)))
}

function isBlank(token: string | undefined): boolean {
  return token?.trim() === ''
}

const hasWord = /[\p{L}\p{N}]/mu

/** How many letters the words have that are not marked. */
function countLetters(tokens: Tokens, marks: readonly boolean[] = []): number {
  const words = tokens.filter((token, place) => marks[place] !== true && hasWord.test(token))
  return words.reduce((sum, word) => sum + word.length, 0)
}

/** Neighbours of one kind as one piece. */
function join(tokens: Tokens, marks: readonly boolean[] = []): readonly Piece[] {
  const pieces: { text: string; isMarked: boolean }[] = []
  tokens.forEach((token, place) => {
    const isMarked = marks[place] ?? false
    const last = pieces.at(-1)
    if (last?.isMarked === isMarked) last.text += token
    else pieces.push({ text: token, isMarked })
  })
  return pieces
}
