import { useMemo, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ContinueButton } from '#ui/continue-button.tsx'
import { DownloadButton } from '#ui/download-button.tsx'
import { countOf, formatNumber } from '#ui/format.ts'
import { Output } from '#ui/output.tsx'
import { useWindowEvent } from '#ui/use-window-event.ts'
import { createFold, type Ignored } from './fold.ts'
import { countDifferences, printDifferences } from './print.ts'
import { linesPerReveal, RowList } from './row-list.tsx'
import { isChange, type Row, type SkippedRow } from './rows.ts'
import { arrangeRows, findMoves, type Layout, type LineComparison, revealLines, type ShownRow } from './shown-rows.ts'

interface LineResultProps {
  found: LineComparison
  layout: Layout
  ignored: Ignored
  /** Name of the downloaded file without extension. */
  downloadName: string
  /** Switches to aligned mode. */
  onAlign: () => void
}

/** Shows the lines that differ, with buttons that jump between them. */
export default function LineResult({ found, layout, ignored, downloadName, onAlign }: LineResultProps) {
  const { ignoreCase, ignoreSpace } = ignored
  const fold = useMemo(() => createFold({ ignoreCase, ignoreSpace }), [ignoreCase, ignoreSpace])
  const isAligned = found.mode === 'aligned'
  const moves = useMemo(() => findMoves(isAligned ? found.rows : []), [isAligned, found.rows])
  const [revealed, setRevealed] = useState<{ readonly from: LineComparison; readonly rows: readonly Row[] }>()
  const rows = revealed?.from === found ? revealed.rows : found.rows
  const shownRows = useMemo(() => arrangeRows(rows, layout), [rows, layout])
  const { list, row, change, changeCount, jumpTo } = useChangeKeys(shownRows)

  const reveal = (count: (row: SkippedRow) => number) => {
    setRevealed({ from: found, rows: revealLines(found, rows, count) })
  }
  const focusList = () => {
    list.current?.focus({ preventScroll: true })
  }

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
              onClick={() => {
                jumpTo(target)
              }}
            >
              {arrow} <span className="diff-word">{word}</span> <kbd>{keys}</kbd>
            </Button>
          ))}
          <DownloadButton
            text={() => printDifferences(found)}
            name={downloadName}
            {...(isAligned
              ? { extension: 'patch', label: 'Patch', accessibleName: 'Download patch' }
              : { label: 'Text', accessibleName: 'Download text' })}
          />
          <DownloadButton
            text={async () => (await import('./diff-report.ts')).createReport(rows, fold)}
            name={downloadName}
            extension="html"
            label="HTML"
            accessibleName="Download HTML"
          />
          <ContinueButton text={() => printDifferences(found)} title="Differences" isMain />
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
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              // The button disappears, so focus moves to the list.
              focusList()
              reveal(({ count }) => count)
            }}
          >
            Show all lines
          </Button>
        )}
        <div role="status">
          {found.mode === 'position' && found.alignedDifferences !== undefined && (
            <>
              <b>{describeAligned(found.alignedDifferences, countDifferences(found))}</b>{' '}
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  focusList()
                  onAlign()
                }}
              >
                Compare aligned
              </Button>
            </>
          )}
        </div>
      </div>
      {found.note !== undefined && <p className="diff-remark">{found.note}</p>}
      {isAligned && found.isCoarse && (
        <p className="diff-remark">
          These texts are too different to align completely. Some sections are shown as fully replaced. The patch is
          still correct.
        </p>
      )}
      <RowList
        ref={list}
        rows={shownRows}
        minShown={row + 1}
        layout={layout}
        moves={moves}
        fold={fold}
        onReveal={(target) => {
          reveal((skipped) => (skipped === target ? linesPerReveal : 0))
        }}
      />
      <LimitNote found={found} />
    </Output>
  )
}

function describeAligned(count: number, countByPosition: number) {
  if (count >= countByPosition) return 'Aligned, less text differs.'
  return `Aligned, only ${countOf(count, 'line')} ${count === 1 ? 'differs' : 'differ'}.`
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
      const element = list.current?.children[row]
      if (!(element instanceof HTMLElement)) return
      element.focus({ preventScroll: true })
      element.scrollIntoView({ block: 'center' })
    })
  }

  useWindowEvent('keydown', (event) => {
    if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey) return
    // The key has moved the focus to a toast.
    if (event.defaultPrevented) return
    event.preventDefault()
    jumpTo(event.shiftKey ? change - 1 : change + 1)
  })

  return { list, row: changes[change] ?? -1, change, changeCount: changes.length, jumpTo }
}

function LimitNote({ found }: Pick<LineResultProps, 'found'>) {
  const total = countDifferences(found)
  const listed = found.rows.filter(isChange).length
  if (listed === total) return null
  return (
    <p className="diff-remark">
      Showing the first {formatNumber(listed)} of {formatNumber(total)} differences.{' '}
      {found.mode === 'aligned' ? 'The patch contains all of them.' : 'Copy and Download include only these.'}
    </p>
  )
}
