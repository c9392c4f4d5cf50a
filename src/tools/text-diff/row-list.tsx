import { memo, type MouseEvent, type Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { countOf, formatNumber } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import type { Fold } from './fold.ts'
import { type MarkedLine, markRow } from './mark-words.ts'
import { isUnended, type LineRow, type Side, sides, type SkippedRow } from './rows.ts'
import type { Layout, Move, ShownRow } from './shown-rows.ts'

/** Number of skipped lines that one click reveals. */
export const linesPerReveal = 20

/** The largest line number that fits into the narrow column. */
const maxNarrowNumber = 9999

interface RowListProps extends Pick<LinesProps, 'layout' | 'moves' | 'fold'> {
  ref: Ref<HTMLOListElement>
  rows: readonly ShownRow[]
  /** Renders at least this many rows. */
  minShown: number
  onReveal: (row: SkippedRow) => void
}

/** Shows both texts, side by side or unified. Rows are rendered a screenful at a time. */
export function RowList({ ref, rows, minShown, onReveal, ...rest }: RowListProps) {
  const { originalLine = 0, modifiedLine = 0 } = rows.at(-1)?.row ?? {}
  const areBothUnended = sides.every((side) => rows.some(({ row }) => row.kind !== 'skipped' && isUnended(row, side)))
  return (
    <LongList items={rows} step={40} minShown={minShown}>
      {(visible) => (
        <ol
          ref={ref}
          tabIndex={-1}
          className="diff-rows"
          data-layout={rest.layout}
          data-wide={Math.max(originalLine, modifiedLine) > maxNarrowNumber || undefined}
        >
          {visible.map(({ row, sides: shownSides, startsChange }, index) => (
            <li
              key={index}
              data-kind={row.kind === 'same' ? 'same' : undefined}
              {...(startsChange && { tabIndex: -1 })}
            >
              {row.kind === 'skipped' ? (
                <SkippedLines row={row} onReveal={onReveal} />
              ) : (
                <Lines row={row} shownSides={shownSides} doEndsDiffer={!areBothUnended} {...rest} />
              )}
            </li>
          ))}
        </ol>
      )}
    </LongList>
  )
}

function SkippedLines({ row, onReveal }: { row: SkippedRow; onReveal: (row: SkippedRow) => void }) {
  const lines = countOf(row.count, 'unchanged line')
  const reveal = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Revealing the last lines removes this button, so focus moves to the list.
    if (row.count <= linesPerReveal) currentTarget.closest<HTMLElement>('.diff-rows')?.focus()
    onReveal(row)
  }
  return (
    <Button variant="ghost" size="sm" className="diff-gap" onClick={reveal}>
      {row.count > linesPerReveal ? `Show ${formatNumber(linesPerReveal)} of ${lines}` : `Show ${lines}`}
    </Button>
  )
}

interface LinesProps {
  row: LineRow
  shownSides: readonly Side[]
  layout: Layout
  /** Whether a missing line break at the end is a difference. */
  doEndsDiffer: boolean
  moves: ReadonlyMap<string, Move>
  fold: Fold
}

const signs = { same: '', removed: '−', added: '+' }

const Lines = memo(function Lines({ row, shownSides, layout, doEndsDiffer, moves, fold }: LinesProps) {
  const lines = markRow(row, fold)
  return shownSides.map((side) => {
    const line = lines[side]
    if (!line) return <div key={side} className="diff-line" data-kind="none" />
    const change = side === 'original' ? 'removed' : 'added'
    const kind = row.kind === 'same' ? 'same' : change
    return (
      <div key={side} className="diff-line" data-kind={kind}>
        {(layout === 'side' ? [side] : sides).map((numberSide) => (
          <span key={numberSide} className="diff-number">
            {(kind === 'same' || numberSide === side) && row[`${numberSide}Line`]}
          </span>
        ))}
        <span className="diff-sign" aria-hidden="true">
          {signs[kind]}
        </span>
        <span className="visually-hidden">{kind !== 'same' && `${kind}:`}</span>
        <code className="user-text" dir="auto">
          <LineText line={line} mark={side === 'original' ? 'del' : 'ins'} />
          {listNotes(row, side, { moves, doEndsDiffer }).map((note) => (
            <em key={note} className="diff-note">
              {` ${note}`}
            </em>
          ))}
        </code>
      </div>
    )
  })
})

function LineText({ line: { spans, before, after }, mark: Mark }: { line: MarkedLine; mark: 'del' | 'ins' }) {
  return (
    <>
      {before > 0 && <em className="diff-note">{countOf(before, 'more character')} … </em>}
      {spans.map((span, index) => (span.isMarked ? <Mark key={index}>{span.text}</Mark> : span.text))}
      {after > 0 && <em className="diff-note"> … {countOf(after, 'more character')}</em>}
    </>
  )
}

function listNotes(row: LineRow, side: Side, { moves, doEndsDiffer }: Pick<LinesProps, 'moves' | 'doEndsDiffer'>) {
  const notes: string[] = []
  const move = row.kind === 'same' ? undefined : moves.get(row[side]?.trim() ?? '')
  if (move && side === 'original') notes.push(`moved to line ${String(move.modified)}`)
  if (move && side === 'modified') notes.push(`moved from line ${String(move.original)}`)
  if (doEndsDiffer && isUnended(row, side)) notes.push('no line break at the end')
  return notes
}
