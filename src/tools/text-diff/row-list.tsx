import { memo, type MouseEvent, type ReactNode, type Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { countOf, formatNumber } from '#core/format.ts'
import { LongList } from '#ui/long-list.tsx'
import type { Fold } from './fold.ts'
import { markRow } from './mark-words.ts'
import { isUnended, type LineRow, type Side, sides, type SkippedRow } from './rows.ts'
import type { Layout, Move, ShownRow } from './shown-rows.ts'

/** Number of skipped lines that one click reveals. */
const linesPerReveal = 20

interface RowListProps extends Pick<LinesProps, 'layout' | 'moves' | 'fold'> {
  ref: Ref<HTMLOListElement>
  rows: readonly ShownRow[]
  /** Renders at least this many rows. */
  minShown: number
  onReveal: (row: SkippedRow, count: number) => void
}

/** Shows both texts, side by side or unified. Rows are rendered a screenful at a time. */
export function RowList({ ref, rows, minShown, onReveal, ...rest }: RowListProps) {
  const areBothUnended = sides.every((side) => rows.some(({ row }) => row.kind !== 'skipped' && isUnended(row, side)))
  return (
    <LongList items={rows} step={40} minShown={minShown}>
      {(visible) => (
        <ol ref={ref} tabIndex={-1} className="diff-rows box" data-layout={rest.layout}>
          {visible.map(({ row, sides: shownSides, startsChange }, index) => (
            <li key={index} data-kind={row.kind} {...(startsChange && { tabIndex: -1 })}>
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

function SkippedLines({ row, onReveal }: Pick<RowListProps, 'onReveal'> & { row: SkippedRow }) {
  const lines = countOf(row.count, 'unchanged line')
  // A few lines more take no more space than the button for them.
  const isRest = row.count < linesPerReveal + 3
  const reveal = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Revealing the last lines removes this button, so focus moves to the list.
    if (isRest) currentTarget.closest<HTMLElement>('.diff-rows')?.focus()
    onReveal(row, isRest ? row.count : linesPerReveal)
  }
  return (
    <Button variant="ghost" size="sm" className="diff-gap" onClick={reveal}>
      {isRest ? `Show ${lines}` : `Show ${formatNumber(linesPerReveal)} of ${lines}`}
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
    const [change, Mark] = side === 'original' ? (['removed', 'del'] as const) : (['added', 'ins'] as const)
    const kind = row.kind === 'same' ? 'same' : change
    const move = row.kind === 'same' ? undefined : moves.get(row[side]?.trim() ?? '')
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
          {line.before > 0 && <Note>{countOf(line.before, 'more character')} … </Note>}
          {line.spans.map((span, index) => (span.isMarked ? <Mark key={index}>{span.text}</Mark> : span.text))}
          {line.after > 0 && <Note> … {countOf(line.after, 'more character')}</Note>}
          {move && side === 'original' && <Note> moved to line {move.modified}</Note>}
          {move && side === 'modified' && <Note> moved from line {move.original}</Note>}
          {doEndsDiffer && isUnended(row, side) && <Note> no line break at the end</Note>}
        </code>
      </div>
    )
  })
})

function Note({ children }: { children: ReactNode }) {
  return <em className="diff-note">{children}</em>
}
