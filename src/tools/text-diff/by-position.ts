import { splitLines } from '#core/text/lines.ts'
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
  fold: Fold,
  limit: number,
): PositionChanges {
  const originals = splitLines(texts.original).lines
  const modifieds = splitLines(texts.modified).lines
  const shorter = Math.min(originals.length, modifieds.length)
  const longer = Math.max(originals.length, modifieds.length)
  const longerKind = originals.length > modifieds.length ? 'removed' : 'added'
  const changes: Change[] = []
  const counts = { changed: 0, added: 0, removed: 0, unchanged: 0 }
  for (let index = 0; index < longer; index++) {
    const original = originals[index] ?? ''
    const modified = modifieds[index] ?? ''
    if (original !== modified && fold(original) !== fold(modified)) {
      counts[index < shorter ? 'changed' : longerKind]++
      if (changes.length < limit) changes.push({ line: index + 1, original, modified })
      // An empty line that only one text has is neither a change nor an unchanged line.
    } else if (index < shorter) counts.unchanged++
  }
  return { changes, ...counts, originalLines: originals.length, modifiedLines: modifieds.length }
}
