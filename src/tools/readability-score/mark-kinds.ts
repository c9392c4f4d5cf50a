import type { TextRange } from '#core/input-error.ts'
import { layerHighlights } from './layer-highlights.ts'
import type { Readability } from './readability.ts'
import { type Difficulty, hardThresholds } from './scores.ts'
import type { StyleKind, StyleMark } from './style.ts'

export type MarkKind = Difficulty | StyleKind

/** How the text area shows a kind. */
type Look = 'warn' | 'bad' | 'blue' | 'teal' | 'olive'

interface MarkKindInfo {
  readonly name: string
  readonly hint: string
  readonly look: Look
  readonly count: (found: Readability) => number
}

const hintFor = (difficulty: Difficulty) => {
  const { words, score } = hardThresholds[difficulty]
  return `over ${String(words)} words, or a score under ${String(score)}`
}

/** What is highlighted in the text. Where kinds overlap, the later kind is on top. */
export const markKinds: Readonly<Record<MarkKind, MarkKindInfo>> = {
  hard: { name: 'Hard', hint: hintFor('hard'), look: 'warn', count: ({ hard }) => hard },
  'very hard': { name: 'Very hard', hint: hintFor('very hard'), look: 'bad', count: ({ veryHard }) => veryHard },
  passive: {
    name: 'Passive voice',
    hint: 'such as “was made”',
    look: 'blue',
    count: ({ style }) => style?.passive ?? 0,
  },
  adverb: {
    name: 'Adverbs',
    hint: 'in -ly, and fillers such as “very”',
    look: 'teal',
    count: ({ style }) => style?.adverbs ?? 0,
  },
  simpler: { name: 'Long words', hint: 'with a simpler one', look: 'olive', count: ({ style }) => style?.simpler ?? 0 },
}

type Mark = Omit<StyleMark, 'kind'> & { readonly kind: MarkKind }

interface StyledRange extends TextRange {
  readonly kind: Look
  readonly title?: string
}

/** Returns the highlights of the kinds that are not hidden. */
export function highlightsOf(found: Readability, hidden: readonly MarkKind[]): StyledRange[] {
  const hardMarks = found.hardSentences.map(({ start, end, difficulty }): Mark => ({ start, end, kind: difficulty }))
  const marks = [...hardMarks, ...(found.style?.marks ?? [])]
  const shownKinds = (Object.keys(markKinds) as MarkKind[]).filter((kind) => !hidden.includes(kind))
  return layerHighlights(
    shownKinds.map((kind) =>
      marks
        .filter((mark) => mark.kind === kind)
        .map(({ start, end, simpler }) => ({
          start,
          end,
          kind: markKinds[kind].look,
          ...(simpler === undefined ? {} : { title: `Simpler: ${simpler}` }),
        })),
    ),
  )
}
