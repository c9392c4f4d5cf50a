import type { TextSource } from '#core/text-source.ts'
import type { Change, PositionChanges } from './by-position.ts'
import type { LineRow, Row, SkippedRow } from './rows.ts'

export interface TextSources {
  readonly original: TextSource
  readonly modified: TextSource
}

export interface LinePair {
  readonly original: string
  readonly modified: string
}

/** A line of one side as it is drawn. */
export interface DisplayLine {
  readonly kind: 'same' | 'removed' | 'added'
  readonly originalLine?: number
  readonly modifiedLine?: number
  readonly text: string
  /** It and the line that stands for it on the other side, shared by both. */
  readonly pair?: LinePair
  readonly isUnended: boolean
}

/** Unchanged lines that are not shown, and the row of the result they are part of. */
export interface Gap {
  readonly row: SkippedRow
  readonly count: number
}

/** What stands side by side: a line of each side, of one, or a gap in both. */
export interface DisplayRow {
  readonly left?: DisplayLine
  readonly right?: DisplayLine
  readonly gap?: Gap
}

/** How many lines of a gap are shown at a time. */
export const linesPerOpen = 20

/** The rows of both texts with the gaps opened as far as they were asked for. */
export function toDisplayRows(
  rows: readonly Row[],
  opened: ReadonlyMap<SkippedRow, number>,
  texts: TextSources,
): readonly DisplayRow[] {
  return rows.flatMap((row) =>
    row.kind === 'skipped' ? expandGap(row, opened.get(row) ?? 0, texts) : [toDisplayRow(row)],
  )
}

function expandGap(row: SkippedRow, shown: number, texts: TextSources): readonly DisplayRow[] {
  if (shown === 0) return [{ gap: { row, count: row.count } }]
  // Before the first change the lines next to it are at the end.
  const isAtEnd = row.originalLine === 1
  const skipped = isAtEnd ? row.count - shown : 0
  const modified = readLines(texts.modified, row.modifiedAt, skipped + shown)
  const lines = readLines(texts.original, row.originalAt, skipped + shown).map((original, index) =>
    toDisplayRow({
      kind: 'same',
      originalLine: row.originalLine + index,
      original,
      modifiedLine: row.modifiedLine + index,
      modified: modified[index] ?? '',
    }),
  )
  const rest = shown < row.count ? [{ gap: { row, count: row.count - shown } }] : []
  return isAtEnd ? [...rest, ...lines.slice(skipped)] : [...lines, ...rest]
}

/** Up to `count` lines of a text, from the line that starts at this offset. */
export function readLines(text: TextSource, start: number, count: number): readonly string[] {
  const lines: string[] = []
  let pending = ''
  let offset = 0
  for (const chunk of typeof text === 'string' ? [text] : text.chunks()) {
    const chunkStart = offset
    offset += chunk.length
    if (offset <= start) continue
    const chunkLines = chunk.slice(Math.max(0, start - chunkStart)).split('\n', count - lines.length + 1)
    const isComplete = chunkLines.length > count - lines.length
    chunkLines[0] = pending + (chunkLines[0] ?? '')
    if (isComplete) return [...lines, ...chunkLines.slice(0, -1)]
    pending = chunkLines.pop() ?? ''
    lines.push(...chunkLines)
  }
  return pending === '' ? lines : [...lines, pending]
}

function toDisplayRow(row: LineRow): DisplayRow {
  const isUnended = {
    original: row.unended === 'original' || row.unended === 'both',
    modified: row.unended === 'modified' || row.unended === 'both',
  }
  switch (row.kind) {
    case 'same': {
      const { originalLine, modifiedLine } = row
      return {
        left: { kind: 'same', originalLine, modifiedLine, text: row.original, isUnended: isUnended.original },
        right: { kind: 'same', originalLine, modifiedLine, text: row.modified, isUnended: isUnended.modified },
      }
    }
    case 'removed':
      return { left: removedLine(row, isUnended.original) }
    case 'added':
      return { right: addedLine(row, isUnended.modified) }
    case 'changed':
      return {
        left: { ...removedLine(row, isUnended.original), pair: row },
        right: { ...addedLine(row, isUnended.modified), pair: row },
      }
  }
}

function removedLine(row: { originalLine: number; original: string }, isUnended: boolean): DisplayLine {
  return { kind: 'removed', originalLine: row.originalLine, text: row.original, isUnended }
}

function addedLine(row: { modifiedLine: number; modified: string }, isUnended: boolean): DisplayLine {
  return { kind: 'added', modifiedLine: row.modifiedLine, text: row.modified, isUnended }
}

/** By position each change is a row; where a side has no such line, that side is blank. */
export function changesToDisplayRows({
  changes,
  originalLines,
  modifiedLines,
}: PositionChanges): readonly DisplayRow[] {
  return changes.map((change: Change) => {
    const { line, original, modified } = change
    const removed = removedLine({ originalLine: line, original }, false)
    const added = addedLine({ modifiedLine: line, modified }, false)
    if (line > modifiedLines) return { left: removed }
    if (line > originalLines) return { right: added }
    return { left: { ...removed, pair: change }, right: { ...added, pair: change } }
  })
}

/** One line a row: of neighbouring changes first what was, then what is. */
export function unify(rows: readonly DisplayRow[]): readonly DisplayRow[] {
  const unified: DisplayRow[] = []
  let added: DisplayRow[] = []
  const flush = () => {
    unified.push(...added)
    added = []
  }
  for (const row of rows) {
    const isSame = row.left?.kind === 'same'
    if (row.gap || isSame) flush()
    if (row.gap) unified.push(row)
    if (row.left) unified.push({ left: row.left })
    if (row.right && !isSame) added.push({ right: row.right })
  }
  flush()
  return unified
}
