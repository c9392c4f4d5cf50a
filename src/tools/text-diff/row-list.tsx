import { memo, useMemo } from 'react'
import { Button } from '#ui/button.tsx'
import { countOf, formatNumber } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { type DrawnLine, type DrawnRow, type Gap, openedAtOnce } from './drawn-rows.ts'
import type { Fold } from './fold.ts'
import { drawLine, type MarkedLine, markWords } from './mark-words.ts'

export type Layout = 'side' | 'unified'

interface RowListProps {
  rows: readonly DrawnRow[]
  layout: Layout
  fold: Fold | undefined
  onOpen: (gap: Gap) => void
}

/** Both texts, side by side or one in the other, by the screenful. */
export function RowList({ rows, layout, fold, onOpen }: RowListProps) {
  return (
    <LongList items={rows} step={100}>
      {(drawn) => (
        <ol className="diff-rows" data-layout={layout}>
          {drawn.map((row, index) => (
            <li key={index} data-kind={row.left?.kind === 'same' ? 'same' : undefined}>
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

function GapRow({ gap, onOpen }: { gap: Gap; onOpen: (gap: Gap) => void }) {
  const lines = countOf(gap.count, 'unchanged line')
  return (
    <Button variant="ghost" size="sm" className="diff-gap" onClick={() => { onOpen(gap) }}>
      {gap.count > openedAtOnce ? `… ${lines}, show ${formatNumber(openedAtOnce)} more` : `… show ${lines}`}
    </Button>
  )
}

const signs = { same: '', removed: '−', added: '+' }
const spoken = { same: '', removed: 'removed:', added: 'added:' }

const Line = memo(function Line({ line, fold }: { line: DrawnLine | undefined; fold: Fold | undefined }) {
  if (!line) return <div className="diff-line" data-kind="none" />
  return (
    <div className="diff-line" data-kind={line.kind}>
      <span className="diff-number">{line.originalLine}</span>
      <span className="diff-number">{line.modifiedLine}</span>
      <span className="diff-sign" aria-hidden="true">{signs[line.kind]}</span>
      <span className="visually-hidden">{spoken[line.kind]}</span>
      <code className="people-text" dir="auto">
        <LineText line={line} fold={fold} />
      </code>
    </div>
  )
})

function LineText({ line, fold }: { line: DrawnLine; fold: Fold | undefined }) {
  const { pieces, before, after } = useMemo(() => markLine(line, fold), [line, fold])
  const Mark = line.kind === 'added' ? 'ins' : 'del'
  return (
    <>
      {before > 0 && <LeftOut characters={before} />}
      {pieces.map((piece, index) => (piece.isMarked ? <Mark key={index}>{piece.text}</Mark> : piece.text))}
      {after > 0 && <LeftOut characters={after} />}
      {line.isUnended && <em className="diff-note"> no line break at the end</em>}
    </>
  )
}

function markLine({ kind, text, partner }: DrawnLine, fold: Fold | undefined): MarkedLine {
  if (partner === undefined) return drawLine(text)
  return kind === 'added' ? markWords(partner, text, fold).modified : markWords(text, partner, fold).original
}

function LeftOut({ characters }: { characters: number }) {
  return <em className="diff-note"> … {countOf(characters, 'more character')} … </em>
}
