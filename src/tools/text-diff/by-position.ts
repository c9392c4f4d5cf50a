import { LineReader } from '#core/text/lines.ts'
import type { Fold } from './fold.ts'

/** Two lines that have the same number and differ. If a text has no such line, its side is empty. */
export interface Change {
  readonly line: number
  readonly original: string
  readonly modified: string
}

export interface Counts {
  /** Number of lines that both texts have and that differ. */
  readonly changed: number
  /** Number of lines that only the modified text has. */
  readonly added: number
  /** Number of lines that only the original text has. */
  readonly removed: number
  readonly unchanged: number
}

export interface PositionChanges extends Counts {
  /** The first changes, up to the limit. */
  readonly changes: readonly Change[]
  readonly originalLines: number
  readonly modifiedLines: number
}

/** Compares lines with the same number. Line breaks are not compared. */
export function compareByPosition(
  texts: { readonly original: string; readonly modified: string },
  fold: Fold | undefined,
  limit: number,
): PositionChanges {
  const originals = new LineReader(texts.original)
  const modifieds = new LineReader(texts.modified)
  const changes: Change[] = []
  const counts = { changed: 0, added: 0, removed: 0, unchanged: 0 }
  let originalLines = 0
  let modifiedLines = 0
  for (let line = 1; ; line++) {
    const original = originals.next()
    const modified = modifieds.next()
    if (original === undefined && modified === undefined) break
    if (original !== undefined) originalLines = line
    if (modified !== undefined) modifiedLines = line
    const kind = kindOf(original, modified)
    const change = { line, original: original ?? '', modified: modified ?? '' }
    if (isSame(change, fold)) {
      // An empty line that only one text has is neither a change nor an unchanged line.
      if (kind === 'changed') counts.unchanged++
      continue
    }
    counts[kind]++
    if (changes.length < limit) changes.push(change)
  }
  return { changes, ...counts, originalLines, modifiedLines }
}

function kindOf(original: string | undefined, modified: string | undefined): 'changed' | 'added' | 'removed' {
  if (original === undefined) return 'added'
  return modified === undefined ? 'removed' : 'changed'
}

function isSame({ original, modified }: Change, fold: Fold | undefined): boolean {
  return original === modified || (fold !== undefined && fold(original) === fold(modified))
}
