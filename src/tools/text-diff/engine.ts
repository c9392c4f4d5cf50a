import { splitByteOrderMark } from '#core/long-text/split-byte-order-mark.ts'
import { countCommonEnds } from '#core/text/common-ends.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { compareAligned, findChanges } from './aligned.ts'
import { compareByPosition } from './by-position.ts'
import { type Options, removeSpace } from './fold.ts'
import { compareLists } from './lists.ts'
import { explainLookAlike } from './look-alikes.ts'
import { type Differences, countDifferences, describeAligned, print } from './result.ts'
import { forBoth, sides, type Sides } from './rows.ts'
import type { tool } from './tool.ts'

export const engine: Engine<typeof tool, Differences> = {
  run(texts, options, context) {
    const found = compare(texts, options, context)
    if (countDifferences(found) > 0) return { ...found, note: explain(found, texts, options) }
    return texts.original + texts.modified === '' ? found : { ...found, message: describeEquality(texts, options) }
  },
  print,
  note: (found) => found.note ?? describeAligned(found)?.concat(' Try --mode aligned.'),
  hasNoMatch: (found) => countDifferences(found) > 0,
}

/** In UTF-16 code units of both texts together. Aligning longer texts only for a hint could take seconds. */
const maxHintLength = 1_000_000

const isShort = ({ original, modified }: Sides<string>) => original.length + modified.length <= maxHintLength

function compare(texts: Sides<string>, options: Options, context: EngineContext): Differences {
  if (options.mode === 'aligned') return compareAligned(texts, options, context)
  if (options.mode === 'lists') return compareLists(texts, options)
  const found = compareByPosition(texts, options)
  if (!isShort(texts) || texts.original === '' || texts.modified === '' || countDifferences(found) < 2) return found
  const aligned = findChanges(texts, options, context).changes
  return aligned.length < countDifferences(found) || countChangedText(aligned) < countChangedText(found.changes)
    ? { ...found, alignedDifferences: aligned.length }
    : found
}

/** Counts the UTF-16 code units of changed lines that are not equal at the start or end. */
function countChangedText(changes: readonly Partial<Sides<string | undefined>>[]): number {
  return changes.reduce((sum, { original = '', modified = '' }) => {
    const { start, end } = countCommonEnds(original, modified)
    return sum + original.length + modified.length - 2 * (start + end)
  }, 0)
}

/** Says what is invisible in the list of lines. */
function explain(found: Differences, texts: Sides<string>, { ignoreSpace }: Options): string | undefined {
  if (found.mode === 'lists') return undefined
  const { original, modified } = forBoth((side) => splitByteOrderMark(texts[side]))
  if (original.mark !== modified.mark) {
    const marked = original.mark === '' ? 'modified' : 'original'
    return original.text === modified.text
      ? `The texts differ only in an invisible byte order mark at the start of the ${marked} text.`
      : `Only the ${marked} text starts with a byte order mark, which is invisible.`
  }
  const windowsSides = sides.filter((side) => texts[side].includes('\r\n'))
  const haveLines = sides.every((side) => texts[side].includes('\n'))
  if (found.mode === 'aligned' && !ignoreSpace && haveLines && windowsSides.length === 1)
    return `Only the ${String(windowsSides[0])} text has Windows line breaks (CRLF). Ignore whitespace to see other differences.`
  if (isShort(texts) && removeSpace(texts.original) === removeSpace(texts.modified))
    return 'The texts differ only in spaces and line breaks.'
  return found.mode === 'aligned' && found.isCoarse
    ? 'These texts are too different to align completely. Some sections are shown as fully replaced. The patch is still correct.'
    : explainLookAlike(found.rows)
}

function describeEquality({ original, modified }: Sides<string>, options: Options): string {
  if (original === modified) return 'No differences found. The texts are identical!'
  if (options.mode === 'lists') return 'Both lists have the same items.'
  return options.ignoreCase || options.ignoreSpace
    ? 'The texts differ only in what you chose to ignore.'
    : 'The texts differ only in their line breaks.'
}
