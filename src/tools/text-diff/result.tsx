import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ContinueButton } from '#ui/continue-button.tsx'
import { DownloadButton } from '#ui/download-button.tsx'
import { countOf, formatNumber } from '#ui/format.ts'
import { Output } from '#ui/output.tsx'
import { useWindowEvent } from '#ui/use-window-event.ts'
import type { Differences } from './engine.ts'
import { createFold, type Ignored } from './fold.ts'
import { ListSections } from './list-sections.tsx'
import { countDifferences, printDifferences } from './print.ts'
import { linesPerReveal, RowList } from './row-list.tsx'
import type { Row, SkippedRow } from './rows.ts'
import {
  arrangeRows,
  findMoves,
  type Layout,
  type LineComparison,
  listInitialRows,
  revealLines,
  type ShownRow,
} from './shown-rows.ts'

interface ResultProps extends Omit<LineResultProps, 'differences'> {
  differences: Differences
}

export default function Result({ differences, ...rest }: ResultProps) {
  return differences.mode === 'lists' ? (
    <ListSections lists={differences} downloadName={rest.downloadName} />
  ) : (
    <LineResult differences={differences} {...rest} />
  )
}

interface LineResultProps extends LineComparison {
  layout: Layout
  ignored: Ignored
  /** Name of the downloaded file without extension. */
  downloadName: string
  /** Switches to aligned mode. */
  onAlign: () => void
}

function LineResult({ differences, texts, layout, ignored, downloadName, onAlign }: LineResultProps) {
  const { ignoreCase, ignoreSpace } = ignored
  const fold = useMemo(() => createFold({ ignoreCase, ignoreSpace }), [ignoreCase, ignoreSpace])
  const initialRows = useMemo(() => listInitialRows({ differences, texts }), [differences, texts])
  const isAligned = differences.mode === 'aligned'
  const moves = useMemo(() => findMoves(isAligned ? initialRows : []), [isAligned, initialRows])
  const [revealed, setRevealed] = useState<{ readonly from: readonly Row[]; readonly rows: readonly Row[] }>()
  const rows = revealed?.from === initialRows ? revealed.rows : initialRows
  const shownRows = useMemo(() => arrangeRows(rows, layout), [rows, layout])
  const { list, row, change, changeCount, jumpTo } = useChangeKeys(shownRows)

  const reveal = (count: (row: SkippedRow) => number) => {
    setRevealed({ from: initialRows, rows: revealLines({ differences, texts }, rows, count) })
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
            text={() => printDifferences(differences)}
            name={downloadName}
            {...(isAligned
              ? { extension: 'patch', label: 'Patch', accessibleName: 'Download patch' }
              : { label: 'Text', accessibleName: 'Download text' })}
          />
          <DownloadButton
            text={async () => (await import('./diff-report.tsx')).createReport(rows, fold)}
            name={downloadName}
            extension="html"
            label="HTML"
            accessibleName="Download HTML"
          />
          <ContinueButton text={() => printDifferences(differences)} title="Differences" isMain />
        </>
      }
    >
      <div className="diff-counts">
        <ul>
          {(['changed', 'added', 'removed', 'unchanged'] as const).map((kind) => (
            <li key={kind}>
              <b>{formatNumber(differences[kind])}</b> {kind}
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
          {differences.mode === 'position' && differences.alignedDifferences !== undefined && (
            <>
              <b>
                Aligned, only {countOf(differences.alignedDifferences, 'line')}{' '}
                {differences.alignedDifferences === 1 ? 'differs' : 'differ'}.
              </b>{' '}
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
      {differences.note !== undefined && <p className="diff-remark">{differences.note}</p>}
      {isAligned && differences.isCoarse && (
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
      <LimitNote differences={differences} />
    </Output>
  )
}

/** F8 and Shift+F8 move the focus to the next and the previous change, even from a text field. */
function useChangeKeys(rows: readonly ShownRow[]) {
  const list = useRef<HTMLOListElement>(null)
  const changes = useMemo(() => rows.flatMap(({ startsChange }, index) => (startsChange ? [index] : [])), [rows])
  // An object, so that jumping to the same change again scrolls to it again.
  const [jump, setJump] = useState<{ readonly change: number }>()
  const change = Math.min(jump?.change ?? -1, changes.length - 1)
  const row = changes[change] ?? -1
  const jumpTo = (target: number) => {
    if (target in changes) setJump({ change: target })
  }

  const showRow = useEffectEvent(() => {
    const element = list.current?.children[row]
    if (!(element instanceof HTMLElement)) return
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'center' })
  })
  useLayoutEffect(() => {
    if (jump) showRow()
  }, [jump])

  useWindowEvent('keydown', (event) => {
    if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey) return
    // The key has moved the focus to a toast.
    if (event.defaultPrevented) return
    event.preventDefault()
    jumpTo(event.shiftKey ? change - 1 : change + 1)
  })

  return { list, row, change, changeCount: changes.length, jumpTo }
}

function LimitNote({ differences }: Pick<LineResultProps, 'differences'>) {
  const isAligned = differences.mode === 'aligned'
  const total = countDifferences(differences)
  const listed = isAligned
    ? differences.rows.filter(({ kind }) => kind !== 'same' && kind !== 'skipped').length
    : differences.changes.length
  if (listed === total) return null
  return (
    <p className="diff-remark">
      Showing the first {formatNumber(listed)} of {formatNumber(total)} differences.{' '}
      {isAligned ? 'The patch contains all of them.' : 'Copy and Download include only these.'}
    </p>
  )
}
