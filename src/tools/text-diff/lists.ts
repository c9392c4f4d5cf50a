import { splitLines } from '#core/text/lines.ts'
import { foldCase } from '#core/text/normalize.ts'
import type { Options } from './fold.ts'
import type { Sides } from './rows.ts'

export interface ListSection {
  readonly count: number
  /** The first items, up to the limit. */
  readonly items: readonly string[]
  /** All items, one per line, regardless of the limit. */
  readonly text: string
}

export interface ListComparison {
  readonly mode: 'lists'
  readonly onlyOriginal: ListSection
  readonly onlyModified: ListSection
  readonly both: ListSection
  /** Number of lines that repeat an earlier item of the same list. */
  readonly repeats: number
}

/**
 * Compares two lists with one item per line. Order, repeated items, blank lines and spaces around items make no
 * difference.
 */
export function compareLists(texts: Sides<string>, options: Options): ListComparison {
  const original = readItems(texts.original, options)
  const modified = readItems(texts.modified, options)
  const select = (items: ReadonlyMap<string, string>, isSelected: (key: string) => boolean): ListSection => {
    const selected = [...items].flatMap(([key, item]) => (isSelected(key) ? [item] : []))
    return { count: selected.length, items: selected.slice(0, options.limit), text: selected.join('\n') }
  }
  return {
    mode: 'lists',
    onlyOriginal: select(original.items, (key) => !modified.items.has(key)),
    onlyModified: select(modified.items, (key) => !original.items.has(key)),
    both: select(original.items, (key) => modified.items.has(key)),
    repeats: original.repeats + modified.repeats,
  }
}

/** Returns the distinct items in the order of the text, each spelled as in its first line. */
function readItems(text: string, { ignoreCase }: Options) {
  const items = new Map<string, string>()
  let repeats = 0
  for (const line of splitLines(text).lines) {
    const item = line.trim()
    if (item === '') continue
    const key = ignoreCase ? foldCase(item) : item
    if (items.has(key)) repeats++
    else items.set(key, item)
  }
  return { items, repeats }
}
