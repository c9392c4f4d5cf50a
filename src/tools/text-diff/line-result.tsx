import { useMemo, useRef, useState } from 'react'
import type { LongText } from '#core/long-text/long-text.ts'
import { Button } from '#ui/button.tsx'
import { ContinueButton, DownloadButton } from '#ui/text-buttons.tsx'
import { formatNumber } from '#core/format.ts'
import { OfferLine } from '#ui/offer-line.tsx'
import { Output } from '#ui/output.tsx'
import { useWindowEvent } from '#ui/use-window-event.ts'
import { createFold, type Ignored } from './fold.ts'
import { countDifferences, describeAligned, print } from './result.ts'
import { RowList } from './row-list.tsx'
import { isChange, type Row, type Sides, type SkippedRow } from './rows.ts'
import { arrangeRows, findMoves, type Layout, type LineComparison, revealLines, type ShownRow } from './shown-rows.ts'

interface LineResultProps {
  found: LineComparison
  /** The texts that were compared, unless they have changed since then. */
  texts: Sides<LongText> | undefined
  layout: Layout
  ignored: Ignored
  /** Switches to aligned mode. */
  onAlign: () => void
}

/** Shows the lines that differ, with buttons that jump between them. */
export default function LineResult({ found, texts, layout, ignored, onAlign }: LineResultProps) {
  const { ignoreCase, ignoreSpace } = ignored
  const fold = useMemo(() => createFold({ ignoreCase, ignoreSpace }), [ignoreCase, ignoreSpace])
  const isAligned = found.mode === 'aligned'
  const moves = useMemo(() => findMoves(isAligned ? found.rows : []), [isAligned, found.rows])
  const [revealed, setRevealed] = useState<{ readonly from: LineComparison; readonly rows: readonly Row[] }>()
  const rows = revealed?.from === found ? revealed.rows : found.rows
  const shownRows = useMemo(() => arrangeRows(rows, layout), [rows, layout])
  const { list, row, change, changeCount, jumpTo } = useChangeKeys(shownRows)

  const reveal = (count: (row: SkippedRow) => number) => {
    if (texts) setRevealed({ from: found, rows: revealLines({ mode: found.mode, texts }, rows, count) })
  }
  const total = countDifferences(found)
  const hint = describeAligned(found)
  const listed = found.rows.filter(isChange).length

  return (
    <Output
      title="Differences"
      actions={
        <>
          {[
            { arrow: '↑', word: 'Previous', keys: 'Shift+F8', target: change - 1 },
            { arrow: '↓', word: 'Next', keys: 'F8', target: change + 1 },
          ].map(({ arrow, word, keys, target }) => (
            <Button
              key={word}
              variant="ghost"
              size="sm"
              className="diff-jump"
              aria-label={`${word} change`}
              aria-keyshortcuts={keys}
              disabled={target < 0 || target >= changeCount}
              onClick={() => jumpTo(target)}
            >
              {arrow} <span className="diff-word">{word}</span> <kbd>{keys}</kbd>
            </Button>
          ))}
          <DownloadButton
            text={() => print(found)}
            {...(isAligned
              ? { extension: 'patch', label: 'Patch', accessibleName: 'Download patch' }
              : { label: 'Text', accessibleName: 'Download text' })}
          />
          <ContinueButton text={() => print(found)} title="Differences" isMain />
        </>
      }
    >
      <div className="diff-counts">
        <ul>
          {(['changed', 'added', 'removed', 'unchanged'] as const).map((kind) => (
            <li key={kind}>
              <b>{formatNumber(found[kind])}</b> {kind}
            </li>
          ))}
        </ul>
        {rows.some(({ kind }) => kind === 'skipped') && (
          <OfferLine label="Show all lines" onAccept={() => reveal(({ count }) => count)} focusNext={list} />
        )}
        <div role="status">
          {hint !== undefined && (
            <OfferLine label="Compare aligned" onAccept={onAlign} focusNext={list}>
              <b>{hint}</b>
            </OfferLine>
          )}
        </div>
      </div>
      {found.note !== undefined && <p className="diff-remark">{found.note}</p>}
      <RowList
        ref={list}
        rows={shownRows}
        minShown={row + 1}
        layout={layout}
        moves={moves}
        fold={fold}
        onReveal={(target, count) => reveal((skipped) => (skipped === target ? count : 0))}
      />
      {listed < total && (
        <p className="diff-remark">
          Showing the first {formatNumber(listed)} of {formatNumber(total)} differences.{' '}
          {isAligned && 'The patch contains all of them.'}
        </p>
      )}
    </Output>
  )
}

/** F8 and Shift+F8 move the focus to the next and the previous change, even from a text field. */
function useChangeKeys(rows: readonly ShownRow[]) {
  const list = useRef<HTMLOListElement>(null)
  const changes = useMemo(() => rows.flatMap(({ startsChange }, index) => (startsChange ? [index] : [])), [rows])
  const [lastChange, setLastChange] = useState(-1)
  const change = Math.min(lastChange, changes.length - 1)
  const jumpTo = (target: number) => {
    const row = changes[target]
    if (row === undefined) return
    setLastChange(target)
    // After the row is rendered: it may be further down than the rows shown so far.
    queueMicrotask(() => {
      const element = list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${String(row + 1)})`)
      element?.focus({ preventScroll: true })
      element?.scrollIntoView({ block: 'center' })
    })
  }

  useWindowEvent('keydown', (event) => {
    // The default is prevented if the key has moved the focus to a toast.
    if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
    event.preventDefault()
    jumpTo(event.shiftKey ? change - 1 : change + 1)
  })

  return { list, row: changes[change] ?? -1, change, changeCount: changes.length, jumpTo }
}
