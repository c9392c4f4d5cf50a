import type { SearchQuery } from '@codemirror/search'
import type { EditorState } from '@codemirror/state'
import { createYieldToMain } from './yield-to-main.ts'

interface TextRange {
  readonly from: number
  readonly to: number
}

interface Search {
  readonly query: SearchQuery
  /** Forward searches start here; backward searches find matches that start before this position. */
  readonly position: number
  readonly backward: boolean
  readonly signal: AbortSignal
}

const chunkLength = 32 * 1024

/** Yields the ranges of the text in search order, wrapping around once. A match belongs to the range it starts in. */
function* searchRanges(length: number, { position, backward }: Search): Generator<TextRange, void, undefined> {
  const halves = backward
    ? [
        { from: 0, to: position },
        { from: position, to: length },
      ]
    : [
        { from: position, to: length },
        { from: 0, to: position },
      ]
  for (const { from, to } of halves) {
    for (let done = 0; done < to - from; done += chunkLength) {
      const size = Math.min(chunkLength, to - from - done)
      const start = backward ? to - done - size : from + done
      yield { from: start, to: start + size }
    }
  }
}

/**
 * Returns a function that checks whether a chunk may contain a match. It is many times faster than the search package.
 * It does not distinguish composed from decomposed letters, so it has false positives but no false negatives.
 */
function createPrefilter({ search, caseSensitive }: SearchQuery): (chunk: string) => boolean {
  const words = search.normalize('NFKD').replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  const pattern = new RegExp(words, caseSensitive ? 'mu' : 'imu')
  return (chunk) => pattern.test(chunk.normalize('NFKD'))
}

/**
 * Returns the next or previous match, wrapping around once. The search package's own command searches the whole text
 * without yielding, which takes seconds on a large text.
 */
export async function findMatch(state: EditorState, search: Search): Promise<TextRange | undefined> {
  const { query, backward, signal } = search
  // A match may be longer than the search text, because composed and decomposed letters are considered equal.
  const overlap = query.search.length * 4
  const mayContain = createPrefilter(query)
  const yieldToMain = createYieldToMain()
  for (const { from, to } of searchRanges(state.doc.length, search)) {
    const end = Math.min(to + overlap, state.doc.length)
    const match = mayContain(state.sliceDoc(from, end)) && matchBefore(query.getCursor(state, from, end), to, backward)
    if (match) return match
    await yieldToMain()
    if (signal.aborted) return undefined
  }
  return undefined
}

/** Returns how many matches start up to a position, and how many there are in the whole text. */
export async function countMatches(state: EditorState, { query, position, signal }: Omit<Search, 'backward'>) {
  const overlap = query.search.length * 4
  const mayContain = createPrefilter(query)
  const yieldToMain = createYieldToMain()
  let [number, count] = [0, 0]
  for (const { from, to } of searchRanges(state.doc.length, { query, position: 0, backward: false, signal })) {
    const end = Math.min(to + overlap, state.doc.length)
    const cursor: Iterator<TextRange> = query.getCursor(state, from, end)
    let step = mayContain(state.sliceDoc(from, end)) ? cursor.next() : undefined
    for (; step && !step.done && step.value.from < to; step = cursor.next()) {
      count += 1
      if (step.value.from <= position) number = count
    }
    await yieldToMain()
    if (signal.aborted) break
  }
  return { number, count }
}

/** Returns the first match that starts before `limit`, or the last one if `last` is set. */
function matchBefore(cursor: Iterator<TextRange>, limit: number, last: boolean): TextRange | undefined {
  let found: TextRange | undefined
  for (let step = cursor.next(); !step.done && step.value.from < limit; step = cursor.next()) {
    found = { from: step.value.from, to: step.value.to }
    if (!last) break
  }
  return found
}
