import { splitByteOrderMark } from '#core/files/byte-order-mark.ts'
import type { OptionValues } from '#core/options.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { type AlignedChanges, compareAligned } from './aligned.ts'
import { compareByPosition, type PositionChanges } from './by-position.ts'
import { createFold, type Fold } from './fold.ts'
import { compareLists, type ListComparison } from './lists.ts'
import { countDifferences, printDifferences } from './print.ts'
import type { tool } from './tool.ts'

interface Remarks {
  /** Present if both texts count as equal and at least one of them is not empty. */
  readonly message?: string
  /** Present if only one of the texts starts with a byte order mark, which is invisible in a list of differences. */
  readonly note?: string
}

interface AlignedHint {
  /** The number of differences in aligned mode, if it is smaller. */
  readonly alignedDifferences?: number
}

export type Differences =
  | ({ readonly mode: 'position' } & PositionChanges & AlignedHint & Remarks)
  | ({ readonly mode: 'aligned' } & AlignedChanges & Remarks)
  | ({ readonly mode: 'lists' } & ListComparison & Remarks)

type Texts = Readonly<Record<'original' | 'modified', string>>
type Options = OptionValues<typeof tool.options>

export const engine: Engine<typeof tool, Differences> = {
  run(texts, options, context) {
    const found = { ...compare(texts, options, context), ...noteByteOrderMark(texts) }
    if (countDifferences(found) > 0 || (texts.original === '' && texts.modified === '')) return found
    return { ...found, message: describeEquality(texts, options) }
  },
  print: printDifferences,
}

function compare(texts: Texts, options: Options, context: EngineContext): Differences {
  const { mode, limit } = options
  const fold = createFold(options)
  switch (mode) {
    case 'position': {
      const found = { mode, ...compareByPosition(texts, fold, limit) }
      return { ...found, ...countAligned(texts, fold, countDifferences(found)) }
    }
    case 'aligned':
      return { mode, ...compareAligned(texts, fold, { limit, context }) }
    case 'lists':
      return { mode, ...compareLists(texts, options, limit) }
  }
}

/** In UTF-16 code units of both texts together. Aligning longer texts only for a hint could take seconds. */
const maxHintLength = 1_000_000

function countAligned(texts: Texts, fold: Fold, byPosition: number): AlignedHint {
  const { original, modified } = texts
  if (byPosition < 2 || original === '' || modified === '' || original.length + modified.length > maxHintLength)
    return {}
  const aligned = compareAligned(texts, fold, { limit: 1, context: { progress: () => undefined } })
  const count = countDifferences({ mode: 'aligned', ...aligned })
  return count < byPosition ? { alignedDifferences: count } : {}
}

function noteByteOrderMark(texts: Texts): Remarks {
  const original = splitByteOrderMark(texts.original)
  const modified = splitByteOrderMark(texts.modified)
  if (original.mark === modified.mark) return {}
  const marked = original.mark === '' ? 'modified' : 'original'
  return {
    note:
      original.text === modified.text
        ? `The texts differ only in an invisible byte order mark at the start of the ${marked} text.`
        : `Only the ${marked} text starts with a byte order mark, which is invisible.`,
  }
}

function describeEquality({ original, modified }: Texts, options: Options): string {
  if (original === modified) return 'No differences found. The texts are identical!'
  if (options.mode === 'lists') return 'Both lists have the same items.'
  return options.ignoreCase || options.ignoreSpace
    ? 'The texts differ only in what you chose to ignore.'
    : 'The texts differ only in their line breaks.'
}
