import { createTest, isHighSurrogate, isLetterOrDigit, isWhitespace } from './char-class.ts'

// Code units that may share a grapheme with a neighbor: marks, joiners, surrogates, Hangul letters, and a few vowels
// that combine without being marks. Between any two other code units there is always a boundary, except between CR and
// LF. Plain text therefore does not need a segmenter.
const joiningUnit = /[\p{M}\p{Cf}\p{Cs}\p{Grapheme_Extend}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u0e33\u0eb3\u0d4e]/mu

const isJoining = createTest(joiningUnit)

// Intl.Segmenter takes quadratic time in Node 20, so the text is passed to it in short chunks.
const chunkLength = 256
// Syllables and emoji occur repeatedly, so the boundaries in short runs are cached.
const maxCachedLength = 12
const maxCacheEntries = 4096

// Created on first use, because most texts do not need it.
let segmenter: Intl.Segmenter | undefined
const boundaryCache = new Map<string, readonly number[]>()

type VisitRange = (start: number, end: number) => void

/**
 * Visits the graphemes (characters as a reader sees them) from start to end. `visitSingleUnits` receives ranges in
 * which every code unit is a grapheme. `visitCluster` receives the other graphemes, one at a time.
 */
export function eachGraphemeRange(text: string, visitSingleUnits: VisitRange, visitCluster: VisitRange): void {
  let i = 0
  while (i < text.length) {
    const start = i
    i = endOfStandalone(text, i)
    const isBeforeMark = i < text.length && text[i] !== '\r'
    // The code unit before a joining one may be its base character.
    if (isBeforeMark && i > start) i--
    if (i > start) visitSingleUnits(start, i)
    if (isBeforeMark) {
      const end = endOfJoiningUnits(text, i)
      segment(text, i, end, visitCluster)
      i = end
    } else if (i < text.length) {
      const end = text[i + 1] === '\n' ? i + 2 : i + 1
      visitCluster(i, end)
      i = end
    }
  }
}

const notPlainAscii = /[\r\u0080-\uffff]/g

/** Returns the end of the standalone code units from this index on. */
function endOfStandalone(text: string, start: number): number {
  let i = start
  while (i < text.length && isStandalone(text, i)) {
    if (text.charCodeAt(i) < 0x80) {
      notPlainAscii.lastIndex = i
      i = notPlainAscii.exec(text)?.index ?? text.length
    } else i++
  }
  return i
}

/** Two adjacent code units that are standalone are separate graphemes. */
function isStandalone(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return code !== 0x0d && !isJoining(code)
}

/** Returns the first unambiguous boundary: before a CR, or between two code units that never join. */
function endOfJoiningUnits(text: string, start: number): number {
  let i = start + 1
  while (i < text.length && text[i] !== '\r' && !(isStandalone(text, i) && isStandalone(text, i - 1))) i++
  return i
}

function segment(text: string, start: number, end: number, visit: VisitRange): void {
  let from = start
  let length = chunkLength
  while (from < end) {
    let to = Math.min(end, from + length)
    // Half of a surrogate pair would count as a separate character and split the emoji before it.
    if (to < end && isHighSurrogate(text.charCodeAt(to - 1))) to--
    const ends = boundariesIn(text.slice(from, to))
    // The last grapheme of a chunk may continue in the next one.
    const completeCount = to < end ? ends.length - 1 : ends.length
    if (completeCount === 0) {
      length *= 2
      continue
    }
    let last = 0
    for (let k = 0; k < completeCount; k++) {
      visit(from + last, from + (ends[k] as number))
      last = ends[k] as number
    }
    from += last
    length = chunkLength
  }
}

function boundariesIn(run: string): readonly number[] {
  const cached = boundaryCache.get(run)
  if (cached) return cached
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  const ends = Array.from(segmenter.segment(run), ({ index, segment }) => index + segment.length)
  if (run.length <= maxCachedLength && boundaryCache.size < maxCacheEntries) boundaryCache.set(run, ends)
  return ends
}

/** Counts the graphemes of a text that arrives in chunks. No chunk may end inside a surrogate pair. */
export class GraphemeCounter {
  count = 0
  /** Number of graphemes that are whitespace. */
  whitespace = 0
  /** Number of graphemes that start with a letter or a digit. */
  alphanumeric = 0
  /** The last grapheme so far; the next chunk may continue it. */
  #pending = ''

  add(chunk: string): void {
    if (chunk === '') return
    if (this.#pending !== '') this.#countGrapheme(this.#pending, 0, this.#pending.length, -1)
    const text = this.#pending + chunk
    let last = 0
    eachGraphemeRange(
      text,
      (start, end) => {
        this.#countSingleUnits(text, start, end)
        last = end - 1
      },
      (start, end) => {
        this.#countGrapheme(text, start, end, 1)
        last = start
      },
    )
    this.#pending = text.slice(last)
  }

  #countSingleUnits(text: string, start: number, end: number): void {
    let whitespace = 0
    let alphanumeric = 0
    for (let i = start; i < end; i++) {
      const code = text.charCodeAt(i)
      if (isLetterOrDigit(code)) alphanumeric++
      else if (isWhitespace(code)) whitespace++
    }
    this.count += end - start
    this.whitespace += whitespace
    this.alphanumeric += alphanumeric
  }

  #countGrapheme(text: string, start: number, end: number, delta: 1 | -1): void {
    this.count += delta
    if (isWhitespaceGrapheme(text, start, end)) this.whitespace += delta
    if (isLetterOrDigit(text.codePointAt(start) as number)) this.alphanumeric += delta
  }
}

/** A space with a combining mark is not whitespace. */
function isWhitespaceGrapheme(text: string, start: number, end: number): boolean {
  const code = text.charCodeAt(start)
  return isWhitespace(code) && (end - start === 1 || code === 0x0d)
}

export function countGraphemes(text: string): number {
  const counter = new GraphemeCounter()
  counter.add(text)
  return counter.count
}

export function eachGrapheme(text: string, visit: VisitRange): void {
  eachGraphemeRange(
    text,
    (start, end) => {
      for (let i = start; i < end; i++) visit(i, i + 1)
    },
    visit,
  )
}
