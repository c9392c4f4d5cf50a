import type { TextSource } from '#core/text-source.ts'
import type { PositionChanges } from './by-position.ts'
import type { LineRow, Row, SkippedRow } from './rows.ts'

export interface TextSources {
  readonly original: TextSource
  readonly modified: TextSource
}

export interface LinePair {
  readonly original: string
  readonly modified: string
}

/** A line on one side, as it is displayed. */
export interface DisplayLine {
  readonly kind: 'same' | 'removed' | 'added'
  readonly originalLine?: number
  readonly modifiedLine?: number
  readonly text: string
  /** This line and its counterpart. Both sides use the same object. */
  readonly pair?: LinePair
  /** Whether this is the last line of its text and has no line break. */
  readonly isUnended: boolean
  /** Where the line is in the other text, if it was moved. */
  readonly move?: string
}

/** Unchanged lines that are hidden, and the result row that they belong to. */
export interface Gap {
  readonly row: SkippedRow
  readonly count: number
}

/** One line on each side, a line on one side only, or a gap on both sides. */
export interface DisplayRow {
  readonly left?: DisplayLine
  readonly right?: DisplayLine
  readonly gap?: Gap
  /** Whether this is the first row of a change: of lines that differ and follow each other directly. */
  readonly startsChange?: true
}

/** Number of lines in a gap that one click reveals. */
export const linesPerOpen = 20

/** Returns the rows to display for both texts. `opened` contains the number of revealed lines for each gap. */
export function toDisplayRows(
  rows: readonly Row[],
  opened: ReadonlyMap<SkippedRow, number>,
  texts: TextSources,
): readonly DisplayRow[] {
  return rows.flatMap((row, index) => {
    if (row.kind === 'skipped') return expandGap(row, opened.get(row) ?? shownAtFirst(row, texts), texts)
    const startsChange = isChange(row) && !isChange(rows[index - 1])
    return [{ ...toDisplayRow(row), ...(startsChange && { startsChange }) }]
  })
}

/** In UTF-16 code units. In longer texts, finding many lines would take too long. */
const maxSearchedLength = 50_000

/** Two lines take no more space than the button that would reveal them. */
function shownAtFirst({ count }: SkippedRow, { original }: TextSources): number {
  return count <= 2 && original.length <= maxSearchedLength ? count : 0
}

function isChange(row: Row | undefined): boolean {
  return row !== undefined && row.kind !== 'skipped' && row.kind !== 'same'
}

function expandGap(row: SkippedRow, shown: number, texts: TextSources): readonly DisplayRow[] {
  if (shown === 0) return [{ gap: { row, count: row.count } }]
  // In the gap above the first change, the last lines are revealed first, because they are next to the change.
  const isAtEnd = row.originalLine === 1
  const skipped = isAtEnd ? row.count - shown : 0
  const originalAt = row.originalAt ?? startOfLine(texts.original, row.originalLine)
  const modifiedAt = row.modifiedAt ?? startOfLine(texts.modified, row.modifiedLine)
  const modified = readLines(texts.modified, modifiedAt, skipped + shown)
  const lines = readLines(texts.original, originalAt, skipped + shown).map((original, index) =>
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

/** Returns up to `count` lines, starting with the line at the offset `start`. */
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

/** Returns the changes by position and the unchanged lines between them. */
export function rowsOfChanges(found: PositionChanges): readonly Row[] {
  const { changes, originalLines, modifiedLines } = found
  const rows: Row[] = []
  let next = 1
  const addGap = (end: number) => {
    // A line that only one text has is not unchanged, even if it is empty.
    const count = Math.min(end, originalLines + 1, modifiedLines + 1) - next
    if (count > 0) rows.push({ kind: 'skipped', count, originalLine: next, modifiedLine: next })
  }
  for (const { line, original, modified } of changes) {
    addGap(line)
    if (line > modifiedLines) rows.push({ kind: 'removed', originalLine: line, original })
    else if (line > originalLines) rows.push({ kind: 'added', modifiedLine: line, modified })
    else rows.push({ kind: 'changed', originalLine: line, original, modifiedLine: line, modified })
    next = line + 1
  }
  if (changes.length === found.changed + found.added + found.removed) addGap(Infinity)
  return rows
}

/** Returns the offset at which a line starts. */
function startOfLine(text: TextSource, line: number): number {
  let current = 1
  let chunkStart = 0
  for (const chunk of typeof text === 'string' ? [text] : text.chunks()) {
    for (let end = 0; current < line; current++) {
      end = chunk.indexOf('\n', end) + 1
      if (end === 0) break
      if (current + 1 === line) return chunkStart + end
    }
    chunkStart += chunk.length
  }
  return 0
}

/** Shorter lines, such as a bracket, are added and removed without being moved. */
const minMovedLength = 5

/** Notes the other position of lines that were removed in one place and added in another. */
export function noteMoves(rows: readonly DisplayRow[]): readonly DisplayRow[] {
  const removed = new UniqueLines(rows.map(({ left }) => left))
  const added = new UniqueLines(rows.map(({ right }) => right))
  return rows.map((row) => {
    const target = row.left && removed.has(row.left) ? added.get(row.left)?.modifiedLine : undefined
    const source = row.right && added.has(row.right) ? removed.get(row.right)?.originalLine : undefined
    if (target === undefined && source === undefined) return row
    return {
      ...row,
      ...(row.left && target !== undefined && { left: { ...row.left, move: `moved to line ${String(target)}` } }),
      ...(row.right && source !== undefined && { right: { ...row.right, move: `moved from line ${String(source)}` } }),
    }
  })
}

/** The changed lines of one side that occur only once there. */
class UniqueLines {
  readonly #lines = new Map<string, DisplayLine | undefined>()

  constructor(lines: readonly (DisplayLine | undefined)[]) {
    for (const line of lines) {
      const key = line?.text.trim() ?? ''
      if (line && line.kind !== 'same' && key.length >= minMovedLength)
        this.#lines.set(key, this.#lines.has(key) ? undefined : line)
    }
  }

  get({ text }: DisplayLine): DisplayLine | undefined {
    return this.#lines.get(text.trim())
  }

  has(line: DisplayLine): boolean {
    return line.kind !== 'same' && this.get(line) !== undefined
  }
}

/** Puts each line in a separate row. In a change, removed lines come before added lines. */
export function unify(rows: readonly DisplayRow[]): readonly DisplayRow[] {
  const unified: DisplayRow[] = []
  let change: DisplayRow[] = []
  const flush = () => {
    const removed = change.flatMap(({ left }) => (left ? [{ left }] : []))
    const added = change.flatMap(({ right }) => (right ? [{ right }] : []))
    const [first, ...rest] = [...removed, ...added]
    if (first) unified.push({ ...first, startsChange: true }, ...rest)
    change = []
  }
  for (const row of rows) {
    const isSame = row.left?.kind === 'same'
    if (row.gap || isSame || row.startsChange) flush()
    if (row.gap) unified.push(row)
    else if (row.left && isSame) unified.push({ left: row.left })
    else change.push(row)
  }
  flush()
  return unified
}
