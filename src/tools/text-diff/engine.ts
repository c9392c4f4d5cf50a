import type { Engine } from '#core/tool.ts'
import { type AlignedChanges, compareAligned } from './aligned.ts'
import { compareByPosition, type Counts, type PositionChanges, printChanges } from './by-position.ts'
import { createFold } from './fold.ts'
import type { tool } from './tool.ts'

interface NoDifferences {
  /** Present if both texts count as equal and at least one of them is not empty. */
  readonly message?: string
}

export type Differences =
  | ({ readonly mode: 'position' } & PositionChanges & NoDifferences)
  | ({ readonly mode: 'aligned' } & AlignedChanges & NoDifferences)

export function countDifferences({ changed, added, removed }: Counts): number {
  return changed + added + removed
}

export const engine: Engine<typeof tool, Differences> = {
  run(texts, { mode, limit, ...ignored }, context) {
    const fold = createFold(ignored)
    const found =
      mode === 'aligned'
        ? ({ mode, ...compareAligned(texts, fold, { limit, context }) } as const)
        : ({ mode: 'position', ...compareByPosition(texts, fold, limit) } as const)
    if (countDifferences(found) > 0 || (texts.original === '' && texts.modified === '')) return found
    return { ...found, message: describeEquality(texts.original === texts.modified, fold !== undefined) }
  },

  print(found) {
    // A patch without changes is empty, because `patch` would not accept a message.
    if (found.mode === 'aligned') return found.patch
    return found.message ?? printChanges(found)
  },
}

function describeEquality(isIdentical: boolean, ignoresSome: boolean): string {
  if (isIdentical) return 'No differences found. The texts are identical!'
  return ignoresSome
    ? 'The texts differ only in what you chose to ignore.'
    : 'The texts differ only in their line breaks.'
}
