import type { PatchLines } from './numbered-lines.ts'
import { pairLines } from './pair-lines.ts'
import type { Hunk } from './patch.ts'
import type { Block } from './blocks.ts'

interface OriginalSide {
  readonly originalLine: number
  readonly original: string
}

interface ModifiedSide {
  readonly modifiedLine: number
  readonly modified: string
}

/** Unchanged lines that are not listed, with the position of the first of them in each text. */
export interface SkippedRow {
  readonly kind: 'skipped'
  readonly count: number
  readonly originalLine: number
  readonly modifiedLine: number
  /** Offsets in UTF-16 code units. When comparing by position, they are found when the lines are revealed. */
  readonly originalAt?: number
  readonly modifiedAt?: number
}

export type LineRow = (
  | ({ readonly kind: 'same' | 'changed' } & OriginalSide & ModifiedSide)
  | ({ readonly kind: 'removed' } & OriginalSide)
  | ({ readonly kind: 'added' } & ModifiedSide)
) & {
  /** The texts in which this is the last line and has no line break. */
  readonly unended?: 'original' | 'modified' | 'both'
}

/** A row in the side-by-side view. Line numbers start at 1. */
export type Row = LineRow | SkippedRow

/** Fewer lines are not skipped, because they take no more space than the note about skipped lines. */
const minSkipped = 3

/** Lists the changes with their context and the skipped ranges between them, up to `limit` rows. */
export function listRows(
  original: PatchLines,
  modified: PatchLines,
  hunks: readonly Hunk[],
  limit: number,
): readonly Row[] {
  const builder = new RowBuilder(original, modified, limit)
  for (const hunk of hunks) {
    builder.skip(hunk.originalFrom)
    for (const block of hunk.blocks) {
      builder.addSame(block.originalFrom)
      builder.addBlock(block)
      if (builder.isFull) return builder.rows
    }
    builder.addSame(hunk.originalTo)
  }
  if (hunks.length > 0) builder.skip(original.lines.length)
  return builder.rows
}

class RowBuilder {
  readonly #rows: Row[] = []
  readonly #original: PatchLines
  readonly #modified: PatchLines
  readonly #limit: number
  // The current position in each text, in lines and in UTF-16 code units.
  #originalLine = 0
  #modifiedLine = 0
  #originalAt = 0
  #modifiedAt = 0

  constructor(original: PatchLines, modified: PatchLines, limit: number) {
    this.#original = original
    this.#modified = modified
    this.#limit = limit
  }

  get rows(): readonly Row[] {
    return this.#rows.slice(0, this.#limit)
  }

  get isFull(): boolean {
    return this.#rows.length >= this.#limit
  }

  skip(originalTo: number): void {
    const count = originalTo - this.#originalLine
    if (count < minSkipped) {
      this.addSame(originalTo)
      return
    }
    this.#rows.push({
      kind: 'skipped',
      count,
      originalLine: this.#originalLine + 1,
      modifiedLine: this.#modifiedLine + 1,
      originalAt: this.#originalAt,
      modifiedAt: this.#modifiedAt,
    })
    for (let i = 0; i < count; i++) {
      this.#nextOriginal()
      this.#nextModified()
    }
  }

  addSame(originalTo: number): void {
    while (this.#originalLine < originalTo) {
      this.#push({ kind: 'same', ...this.#nextOriginal(), ...this.#nextModified() })
    }
  }

  addBlock({ originalFrom, originalTo, modifiedFrom, modifiedTo }: Block): void {
    const maxRows = this.#limit - this.#rows.length
    const pairs = pairLines(
      this.#original.lines.slice(originalFrom, Math.min(originalTo, originalFrom + maxRows)),
      this.#modified.lines.slice(modifiedFrom, Math.min(modifiedTo, modifiedFrom + maxRows)),
    )
    for (const pair of pairs) {
      if (pair.modified === undefined) this.#push({ kind: 'removed', ...this.#nextOriginal() })
      else if (pair.original === undefined) this.#push({ kind: 'added', ...this.#nextModified() })
      else this.#push({ kind: 'changed', ...this.#nextOriginal(), ...this.#nextModified() })
    }
  }

  #push(row: LineRow): void {
    const unended = this.#unendedOf(row)
    this.#rows.push(unended ? { ...row, unended } : row)
  }

  #unendedOf(row: LineRow): LineRow['unended'] {
    const inOriginal = 'originalLine' in row && isUnendedAt(this.#original, row.originalLine)
    const inModified = 'modifiedLine' in row && isUnendedAt(this.#modified, row.modifiedLine)
    if (inOriginal && inModified) return 'both'
    if (inOriginal) return 'original'
    return inModified ? 'modified' : undefined
  }

  #nextOriginal(): OriginalSide {
    const original = this.#original.lines[this.#originalLine++] as string
    this.#originalAt += original.length + 1
    return { originalLine: this.#originalLine, original }
  }

  #nextModified(): ModifiedSide {
    const modified = this.#modified.lines[this.#modifiedLine++] as string
    this.#modifiedAt += modified.length + 1
    return { modifiedLine: this.#modifiedLine, modified }
  }
}

function isUnendedAt({ lines, isUnended }: PatchLines, line: number): boolean {
  return isUnended && line === lines.length
}
