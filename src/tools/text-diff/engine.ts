import { splitByteOrderMark } from '#core/files/byte-order-mark.ts'
import type { OptionValues } from '#core/options.ts'
import { countCommonEnds } from '#core/text/common-ends.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { type AlignedChanges, compareAligned } from './aligned.ts'
import { compareByPosition, type PositionChanges } from './by-position.ts'
import { compareLists, type ListComparison } from './lists.ts'
import { countDifferences, printDifferences } from './print.ts'
import { isChange, type Row, type Sides } from './rows.ts'
import type { tool } from './tool.ts'

interface Remarks {
  /** Present if both texts count as equal and at least one of them is not empty. */
  readonly message?: string
  /** Present if only one of the texts starts with a byte order mark, which is invisible in a list of differences. */
  readonly note?: string
}

interface AlignedHint {
  /** The number of differences in aligned mode, if it is smaller or less text differs. */
  readonly alignedDifferences?: number
}

export type Differences = Remarks & ((PositionChanges & AlignedHint) | AlignedChanges | ListComparison)

type Options = OptionValues<typeof tool.options>

export const engine: Engine<typeof tool, Differences> = {
  run(texts, options, context) {
    const found = { ...compare(texts, options, context), ...noteByteOrderMark(texts) }
    if (countDifferences(found) > 0 || (texts.original === '' && texts.modified === '')) return found
    return { ...found, message: describeEquality(texts, options) }
  },
  print: printDifferences,
}

/** In UTF-16 code units of both texts together. Aligning longer texts only for a hint could take seconds. */
const maxHintLength = 1_000_000

function compare(texts: Sides<string>, options: Options, context: EngineContext): Differences {
  if (options.mode === 'aligned') return compareAligned(texts, options, context)
  if (options.mode === 'lists') return compareLists(texts, options)
  const found = compareByPosition(texts, options)
  const { original, modified } = texts
  const isHintable = original !== '' && modified !== '' && original.length + modified.length <= maxHintLength
  if (!isHintable || countDifferences(found) < 2) return found
  const aligned = compareAligned(texts, { ...options, limit: Infinity }, context)
  const alignedDifferences = countDifferences(aligned)
  return alignedDifferences < countDifferences(found) || countChangedText(aligned) < countChangedText(found)
    ? { ...found, alignedDifferences }
    : found
}

/** Counts the UTF-16 code units of changed lines that are not equal at the start or end. */
function countChangedText({ rows }: { readonly rows: readonly Row[] }): number {
  return rows.filter(isChange).reduce((sum, { original = '', modified = '' }) => {
    const { start, end } = countCommonEnds(original, modified)
    return sum + original.length + modified.length - 2 * (start + end)
  }, 0)
}

function noteByteOrderMark(texts: Sides<string>): Remarks {
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

function describeEquality({ original, modified }: Sides<string>, options: Options): string {
  if (original === modified) return 'No differences found. The texts are identical!'
  if (options.mode === 'lists') return 'Both lists have the same items.'
  return options.ignoreCase || options.ignoreSpace
    ? 'The texts differ only in what you chose to ignore.'
    : 'The texts differ only in their line breaks.'
}
