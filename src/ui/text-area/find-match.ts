import type { SearchQuery } from '@codemirror/search'
import type { EditorState } from '@codemirror/state'
import { createBreather } from './breathe.ts'

interface Match {
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

const stretchLength = 32 * 1024

/** The stretches of the text in the order they are searched, once round. A match belongs to the one it starts in. */
function* stretches(length: number, { position, backward }: Search): Generator<Match, void, undefined> {
  const rounds = backward
    ? [
        { from: 0, to: position },
        { from: position, to: length },
      ]
    : [
        { from: position, to: length },
        { from: 0, to: position },
      ]
  for (const { from, to } of rounds) {
    for (let done = 0; done < to - from; done += stretchLength) {
      const size = Math.min(stretchLength, to - from - done)
      const start = backward ? to - done - size : from + done
      yield { from: start, to: start + size }
    }
  }
}

/**
 * Says whether a stretch may hold a match, many times faster than the search package finds out. It lets through
 * whatever is the same in any case and in any composition, so a few too many and none too few.
 */
function createSieve({ search, caseSensitive }: SearchQuery): (stretch: string) => boolean {
  const words = search.normalize('NFKD').replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  const pattern = new RegExp(words, caseSensitive ? 'mu' : 'imu')
  return (stretch) => pattern.test(stretch.normalize('NFKD'))
}

/**
 * The next or previous match, once round the text. The search package's own command goes through the whole text in one
 * go, which takes seconds on a large one.
 */
export async function findMatch(state: EditorState, search: Search): Promise<Match | undefined> {
  const { query, backward, signal } = search
  // A match may be longer than what was asked for, since composed and decomposed letters are the same to it.
  const reach = query.search.length * 4
  const mayHold = createSieve(query)
  const breathe = createBreather()
  for (const { from, to } of stretches(state.doc.length, search)) {
    const end = Math.min(to + reach, state.doc.length)
    const match = mayHold(state.sliceDoc(from, end)) && matchWithin(query.getCursor(state, from, end), to, backward)
    if (match) return match
    await breathe()
    if (signal.aborted) return undefined
  }
  return undefined
}

/** The first match that starts before `limit`, or the last one. */
function matchWithin(cursor: Iterator<Match>, limit: number, last: boolean): Match | undefined {
  let found: Match | undefined
  for (let step = cursor.next(); !step.done && step.value.from < limit; step = cursor.next()) {
    found = { from: step.value.from, to: step.value.to }
    if (!last) break
  }
  return found
}
