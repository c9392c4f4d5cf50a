import type { SearchQuery } from '@codemirror/search'
import type { EditorState } from '@codemirror/state'
import { createYieldToMain } from './yield-to-main.ts'

interface TextRange {
  readonly from: number
  readonly to: number
}

interface Search {
  readonly query: SearchQuery
  /** Forward: where to start. Backward: matches start before it. */
  readonly position: number
  readonly backward: boolean
  readonly signal: AbortSignal
}

const chunkLength = 32 * 1024

/** The ranges of the text in the order they are searched, once round. A match belongs to the one it starts in. */
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
 * Says whether a chunk may hold a match, many times faster than the search package finds out. It lets through
 * whatever is the same in any case and in any composition, so a few too many and none too few.
 */
function createPrefilter({ search, caseSensitive }: SearchQuery): (chunk: string) => boolean {
  const words = search.normalize('NFKD').replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  const pattern = new RegExp(words, caseSensitive ? 'mu' : 'imu')
  return (chunk) => pattern.test(chunk.normalize('NFKD'))
}

/**
 * The next or previous match, once round the text. The search package's own command goes through the whole text in one
 * go, which takes seconds on a large one.
 */
export async function findMatch(state: EditorState, search: Search): Promise<TextRange | undefined> {
  const { query, backward, signal } = search
  // A match may be longer than what was asked for, since composed and decomposed letters are the same to it.
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

/** The first match that starts before `limit`, or the last one. */
function matchBefore(cursor: Iterator<TextRange>, limit: number, last: boolean): TextRange | undefined {
  let found: TextRange | undefined
  for (let step = cursor.next(); !step.done && step.value.from < limit; step = cursor.next()) {
    found = { from: step.value.from, to: step.value.to }
    if (!last) break
  }
  return found
}
