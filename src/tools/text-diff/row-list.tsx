import { memo, type MouseEvent, type Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { countOf, formatNumber } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { type DisplayLine, type DisplayRow, type Gap, type LinePair, linesPerOpen } from './display-rows.ts'
import type { Fold } from './fold.ts'
import { createUnmarkedLine, type MarkedLine, type MarkedPair, markWords } from './mark-words.ts'

export type Layout = 'side' | 'unified'

/** The largest line number that fits into the narrow column. */
const maxNarrowNumber = 9999

interface RowListProps {
  ref: Ref<HTMLOListElement>
  rows: readonly DisplayRow[]
  /** Renders at least this many rows. */
  minShown: number
  layout: Layout
  fold: Fold | undefined
  onOpen: (gap: Gap) => void
}

/** Shows both texts, side by side or unified. Rows are rendered a screenful at a time. */
export function RowList({ ref, rows, minShown, layout, fold, onOpen }: RowListProps) {
  return (
    <LongList items={rows} step={40} minShown={minShown}>
      {(visible) => (
        <ol
          ref={ref}
          tabIndex={-1}
          className="diff-rows"
          data-layout={layout}
          data-wide={highestNumber(rows) > maxNarrowNumber || undefined}
        >
          {visible.map((row, index) => (
            <li
              key={index}
              data-kind={row.left?.kind === 'same' ? 'same' : undefined}
              {...(row.startsChange && { tabIndex: -1 })}
            >
              {row.gap ? (
                <GapRow gap={row.gap} onOpen={onOpen} />
              ) : (
                <>
                  <Line line={row.left} fold={fold} />
                  <Line line={row.right} fold={fold} />
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </LongList>
  )
}

function highestNumber(rows: readonly DisplayRow[]): number {
  const { left, right, gap } = rows.at(-1) ?? {}
  return Math.max(
    ...[left, right].flatMap((line) => [line?.originalLine ?? 0, line?.modifiedLine ?? 0]),
    gap?.row.originalLine ?? 0,
    gap?.row.modifiedLine ?? 0,
  )
}

function GapRow({ gap, onOpen }: { gap: Gap; onOpen: (gap: Gap) => void }) {
  const lines = countOf(gap.count, 'unchanged line')
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Revealing the rest of a gap removes this button, so focus moves to the list.
    if (gap.count <= linesPerOpen) currentTarget.closest<HTMLElement>('.diff-rows')?.focus()
    onOpen(gap)
  }
  return (
    <Button variant="ghost" size="sm" className="diff-gap" onClick={open}>
      {gap.count > linesPerOpen ? `Show ${formatNumber(linesPerOpen)} of ${lines}` : `Show ${lines}`}
    </Button>
  )
}

const markers = { same: '', removed: '−', added: '+' }
const spokenMarkers = { same: '', removed: 'removed:', added: 'added:' }

const Line = memo(function Line({ line, fold }: { line: DisplayLine | undefined; fold: Fold | undefined }) {
  if (!line) return <div className="diff-line" data-kind="none" />
  return (
    <div className="diff-line" data-kind={line.kind}>
      <span className="diff-number">{line.originalLine}</span>
      <span className="diff-number">{line.modifiedLine}</span>
      <span className="diff-sign" aria-hidden="true">
        {markers[line.kind]}
      </span>
      <span className="visually-hidden">{spokenMarkers[line.kind]}</span>
      <code className="user-text" dir="auto">
        <LineText line={line} fold={fold} />
      </code>
    </div>
  )
})

function LineText({ line, fold }: { line: DisplayLine; fold: Fold | undefined }) {
  const { spans, before, after } = markLine(line, fold)
  const Mark = line.kind === 'added' ? 'ins' : 'del'
  return (
    <>
      {before > 0 && <em className="diff-note">{countOf(before, 'more character')} … </em>}
      {spans.map((span, index) => (span.isMarked ? <Mark key={index}>{span.text}</Mark> : span.text))}
      {after > 0 && <em className="diff-note"> … {countOf(after, 'more character')}</em>}
      {line.move !== undefined && <em className="diff-note"> {line.move}</em>}
      {line.isUnended && <em className="diff-note"> no line break at the end</em>}
    </>
  )
}

/** Returns the spans of a line, with the words marked that its counterpart does not have. */
export function markLine({ kind, text, pair }: DisplayLine, fold: Fold | undefined): MarkedLine {
  if (!pair) return createUnmarkedLine(text)
  return kind === 'added' ? markPair(pair, fold).modified : markPair(pair, fold).original
}

// Cached because each side renders its own half of the pair.
const markedPairs = new WeakMap<LinePair, { fold: Fold | undefined; marked: MarkedPair }>()

function markPair(pair: LinePair, fold: Fold | undefined) {
  const cached = markedPairs.get(pair)
  if (cached && cached.fold === fold) return cached.marked
  const marked = markWords(pair.original, pair.modified, fold)
  markedPairs.set(pair, { fold, marked })
  return marked
}
