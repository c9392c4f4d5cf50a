import { whitespaceClass } from '#core/text/char-class.ts'
import { foldCase } from '#core/text/normalize.ts'
import { normalizeWords } from '#core/text/normalized-words.ts'
import type { Section } from './word-sequence.ts'

/** Offsets in UTF-16 code units. */
export interface MatchRange {
  readonly start: number
  readonly end: number
}

/** A match in the words of a text: the indexes of its first and last word, and where it starts and ends in them. */
export interface WordMatch {
  readonly firstWord: number
  readonly startInFirst: number
  readonly lastWord: number
  readonly endInLast: number
}

interface WordRange extends MatchRange {
  /** Whether the range is the normalized word. Otherwise it is the whole run between two spaces. */
  readonly isExact: boolean
}

/** Finds where matches are in the text. They are sorted and do not overlap. */
export function locateMatches(matches: readonly WordMatch[], text: string, sections: readonly Section[]): MatchRange[] {
  const wanted = new Set(matches.flatMap(({ firstWord, lastWord }) => [firstWord, lastWord]))
  const ranges = locateWords(wanted, text, sections)
  let lastEnd = 0
  return matches.flatMap(({ firstWord, startInFirst, lastWord, endInLast }) => {
    const first = ranges.get(firstWord)
    const last = ranges.get(lastWord)
    if (!first || !last) return []
    const start = Math.max(lastEnd, first.isExact ? first.start + startInFirst : first.start)
    const end = last.isExact ? last.start + endInLast : last.end
    if (start >= end) return []
    lastEnd = end
    return [{ start, end }]
  })
}

function locateWords(wanted: ReadonlySet<number>, text: string, sections: readonly Section[]): Map<number, WordRange> {
  const ranges = new Map<number, WordRange>()
  for (const { start, end, firstIndex } of sections) {
    if (ranges.size === wanted.size) break
    let index = firstIndex
    for (const range of eachWordRange(text.slice(start, end), start)) {
      if (wanted.has(index)) ranges.set(index, range)
      index++
    }
  }
  return ranges
}

const runs = new RegExp(`[^${whitespaceClass}]+`, 'g')

/** Yields the range of each normalized word in a section of the text. */
function* eachWordRange(section: string, sectionStart: number): Generator<WordRange, void, void> {
  for (const { 0: run, index } of section.matchAll(runs)) {
    const runStart = sectionStart + index
    const folded = foldCase(run)
    let from = 0
    for (const word of normalizeWords(run)) {
      const foldedWord = foldCase(word)
      const found = folded.length === run.length ? folded.indexOf(foldedWord, from) : -1
      if (found < 0) yield { start: runStart, end: runStart + run.length, isExact: false }
      else {
        from = found + foldedWord.length
        yield { start: runStart + found, end: runStart + from, isExact: true }
      }
    }
  }
}
