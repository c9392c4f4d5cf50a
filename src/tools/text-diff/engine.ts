import { splitByteOrderMark } from '#core/files/byte-order-mark.ts'
import type { OptionValues } from '#core/options.ts'
import { countCommonEnds } from '#core/text/common-ends.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { type AlignedChanges, compareAligned } from './aligned.ts'
import { compareByPosition, type PositionChanges } from './by-position.ts'
import { removeSpace } from './fold.ts'
import { compareLists, type ListComparison } from './lists.ts'
import { countDifferences, printDifferences } from './print.ts'
import { forBoth, isChange, type Row, sides, type Sides } from './rows.ts'
import type { tool } from './tool.ts'

interface Remarks {
  /** Present if both texts count as equal and at least one of them is not empty. */
  readonly message?: string
  /** Explains a difference that is invisible in the list of lines. */
  readonly note?: string | undefined
}

interface AlignedHint {
  /** The number of differences in aligned mode, if it is smaller or less text differs. */
  readonly alignedDifferences?: number
}

export type Differences = Remarks & ((PositionChanges & AlignedHint) | AlignedChanges | ListComparison)

type Options = OptionValues<typeof tool.options>

export const engine: Engine<typeof tool, Differences> = {
  run(texts, options, context) {
    const found = compare(texts, options, context)
    if (countDifferences(found) > 0) return { ...found, note: noteInvisible(texts, options) }
    return texts.original + texts.modified === '' ? found : { ...found, message: describeEquality(texts, options) }
  },
  print: printDifferences,
}

/** In UTF-16 code units of both texts together. Aligning longer texts only for a hint could take seconds. */
const maxHintLength = 1_000_000

const isShort = ({ original, modified }: Sides<string>) => original.length + modified.length <= maxHintLength

function compare(texts: Sides<string>, options: Options, context: EngineContext): Differences {
  if (options.mode === 'aligned') return compareAligned(texts, options, context)
  if (options.mode === 'lists') return compareLists(texts, options)
  const found = compareByPosition(texts, options)
  if (!isShort(texts) || texts.original === '' || texts.modified === '' || countDifferences(found) < 2) return found
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

/** Names a difference that is invisible in the list of lines. */
function noteInvisible(texts: Sides<string>, { mode, ignoreSpace }: Options): string | undefined {
  if (mode === 'lists') return undefined
  const { original, modified } = forBoth((side) => splitByteOrderMark(texts[side]))
  if (original.mark !== modified.mark) {
    const marked = original.mark === '' ? 'modified' : 'original'
    return original.text === modified.text
      ? `The texts differ only in an invisible byte order mark at the start of the ${marked} text.`
      : `Only the ${marked} text starts with a byte order mark, which is invisible.`
  }
  const windowsSides = sides.filter((side) => texts[side].includes('\r\n'))
  const haveLines = sides.every((side) => texts[side].includes('\n'))
  if (mode === 'aligned' && !ignoreSpace && haveLines && windowsSides.length === 1)
    return `Only the ${String(windowsSides[0])} text has Windows line breaks (CRLF). Ignore whitespace to see other differences.`
  return isShort(texts) && removeSpace(texts.original) === removeSpace(texts.modified)
    ? 'The texts differ only in spaces and line breaks.'
    : undefined
}

function describeEquality({ original, modified }: Sides<string>, options: Options): string {
  if (original === modified) return 'No differences found. The texts are identical!'
  if (options.mode === 'lists') return 'Both lists have the same items.'
  return options.ignoreCase || options.ignoreSpace
    ? 'The texts differ only in what you chose to ignore.'
    : 'The texts differ only in their line breaks.'
}
