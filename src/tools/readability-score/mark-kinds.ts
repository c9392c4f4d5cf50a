import type { TextRange } from '#core/tool/input-error.ts'
import type { Readability } from './result.ts'
import { type Difficulty, hardThresholds } from './scores.ts'
import type { StyleKind } from './style.ts'

export type MarkKind = Difficulty | StyleKind

/** How the text area shows a kind. */
type Look = 'warn' | 'bad' | 'blue' | 'teal' | 'olive'

interface MarkKindInfo {
  readonly name: string
  readonly hint: (found: Readability) => string
  readonly look: Look
  /** Undefined while the kind is not looked for. */
  readonly count: (found: Readability) => number | undefined
}

const hintFor = (difficulty: Difficulty, { score: scoreOfText }: Readability) => {
  const { words, score } = hardThresholds[difficulty]
  // In a language without a formula, only the length counts.
  return scoreOfText === null
    ? `over ${String(words)} words`
    : `over ${String(words)} words, or a score under ${String(score)}`
}

/** What is highlighted in the text. Where kinds overlap, the later kind is on top. */
export const markKinds: Readonly<Record<MarkKind, MarkKindInfo>> = {
  hard: { name: 'Hard', hint: (found) => hintFor('hard', found), look: 'warn', count: ({ hard }) => hard },
  'very hard': {
    name: 'Very hard',
    hint: (found) => hintFor('very hard', found),
    look: 'bad',
    count: ({ veryHard }) => veryHard,
  },
  passive: {
    name: 'Passive voice',
    hint: () => 'such as “was made”',
    look: 'blue',
    count: ({ style }) => style?.passive,
  },
  adverb: {
    name: 'Adverbs',
    hint: () => 'in -ly, and fillers such as “very”',
    look: 'teal',
    count: ({ style }) => style?.adverbs,
  },
  simpler: {
    name: 'Long words',
    hint: () => 'with a simpler one',
    look: 'olive',
    count: ({ style }) => style?.simpler,
  },
}

const allKinds = Object.keys(markKinds) as MarkKind[]

export const hardKinds: readonly MarkKind[] = ['hard', 'very hard']

/** Looked for once one of them is chosen. */
export const styleKinds = allKinds.filter((kind) => !hardKinds.includes(kind))

interface StyledRange extends TextRange {
  readonly kind: Look
  readonly title?: string
}

/** Returns the highlights of the kinds that are not hidden. */
export function highlightsOf({ hardSentences, style }: Readability, hidden: readonly MarkKind[]): StyledRange[] {
  const hardMarks = hardSentences.map(({ start, end, difficulty }) => ({ start, end, kind: difficulty }))
  const marks: readonly (TextRange & { kind: MarkKind; simpler?: string })[] = [...hardMarks, ...(style?.marks ?? [])]
  const layers = allKinds.map((kind) =>
    marks
      .filter((mark) => mark.kind === kind && !hidden.includes(kind))
      .map(({ start, end, simpler }) => ({
        start,
        end,
        kind: markKinds[kind].look,
        ...(simpler !== undefined && { title: `Simpler: ${simpler}` }),
      })),
  )
  return layerHighlights(layers)
}

/**
 * Merges layers of ranges into one list without overlaps, sorted by start. Where layers overlap, the later layer is on
 * top. Each layer is sorted and has no overlaps of its own.
 */
export function layerHighlights<R extends TextRange>(layers: readonly (readonly R[])[]): R[] {
  return layers.reduce<R[]>(overlay, [])
}

function overlay<R extends TextRange>(below: readonly R[], above: readonly R[]): R[] {
  const visible: R[] = [...above]
  let next = 0
  for (const range of below) {
    let { start } = range
    while (next < above.length && (above[next] as R).end <= start) next++
    for (let i = next; i < above.length && (above[i] as R).start < range.end; i++) {
      const cover = above[i] as R
      if (cover.start > start) visible.push({ ...range, start, end: cover.start })
      start = cover.end
    }
    if (start < range.end) visible.push({ ...range, start })
  }
  return visible.sort((one, other) => one.start - other.start)
}
