import type { Engine } from '#core/tool.ts'
import { type AlignedChanges, compareAligned } from './aligned.ts'
import { compareByPosition, type Counts, type PositionChanges, printChanges } from './by-position.ts'
import { createFold } from './fold.ts'
import type { tool } from './tool.ts'

/** What to say where there is nothing to list. */
interface Sameness {
  readonly message?: string
}

export type Differences =
  | ({ readonly mode: 'position' } & PositionChanges & Sameness)
  | ({ readonly mode: 'aligned' } & AlignedChanges & Sameness)

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
    return { ...found, message: describeSameness(texts.original === texts.modified, fold !== undefined) }
  },

  print(found) {
    // What is printed in this mode is for `patch` to read, so nothing to change is nothing at all.
    if (found.mode === 'aligned') return found.patch
    return found.message ?? printChanges(found)
  },
}

function describeSameness(isIdentical: boolean, ignoresSome: boolean): string {
  if (isIdentical) return 'No differences found. The texts are identical!'
  return ignoresSome ? 'The texts differ only in what is ignored.' : 'The texts differ only in their line breaks.'
}
