import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ContinueButton } from '#ui/continue-button.tsx'
import { DownloadButton } from '#ui/download-button.tsx'
import { countOf, formatNumber } from '#ui/format.ts'
import { Output } from '#ui/output.tsx'
import {
  type DisplayRow,
  type Gap,
  linesPerOpen,
  noteMoves,
  rowsOfChanges,
  type TextSources,
  toDisplayRows,
  unify,
} from './display-rows.ts'
import type { Differences } from './engine.ts'
import { createFold, type Ignored } from './fold.ts'
import { ListSections } from './list-sections.tsx'
import { countDifferences, printDifferences } from './print.ts'
import { type Layout, RowList } from './row-list.tsx'
import type { SkippedRow } from './rows.ts'

/** In shorter texts, it is obvious that no lines are the same. */
const minLinesForNote = 100

export interface Comparison {
  readonly differences: Differences
  /** The texts that were compared. The text fields may have changed since then. */
  readonly texts: TextSources
}

interface ResultProps extends Omit<LineResultProps, keyof Comparison> {
  comparison: Comparison
}

export default function Result({ comparison: { differences, texts }, ...rest }: ResultProps) {
  return differences.mode === 'lists' ? (
    <ListSections lists={differences} downloadName={rest.downloadName} />
  ) : (
    <LineResult differences={differences} texts={texts} {...rest} />
  )
}

type LineDifferences = Exclude<Differences, { mode: 'lists' }>

interface LineResultProps {
  differences: LineDifferences
  texts: TextSources
  layout: Layout
  ignored: Ignored
  /** Name of the downloaded file without extension. */
  downloadName: string
  /** The number of differences in aligned mode, if it is much smaller. */
  alignedCount: number | undefined
  /** Switches to aligned mode. */
  onAlign: () => void
}

function LineResult({ differences, texts, layout, ignored, downloadName, alignedCount, onAlign }: LineResultProps) {
  const [opened, setOpened] = useState<ReadonlyMap<SkippedRow, number>>(new Map())
  const { ignoreCase, ignoreSpace } = ignored
  const fold = useMemo(() => createFold({ ignoreCase, ignoreSpace }), [ignoreCase, ignoreSpace])
  const isAligned = differences.mode === 'aligned'
  const allRows = useMemo(
    () => (differences.mode === 'aligned' ? differences.rows : rowsOfChanges(differences)),
    [differences],
  )
  const displayRows = useMemo(() => {
    const shown = toDisplayRows(allRows, opened, texts)
    return isAligned ? noteMoves(shown) : shown
  }, [allRows, isAligned, texts, opened])
  const rows = useMemo(() => (layout === 'unified' ? unify(displayRows) : displayRows), [displayRows, layout])
  const { list, row, previous, next } = useChangeKeys(rows)

  const open = ({ row: gapRow, count }: Gap) => {
    setOpened(new Map(opened).set(gapRow, gapRow.count - count + Math.min(linesPerOpen, count)))
  }

  return (
    <Output
      title="Differences"
      actions={
        <>
          <JumpButton arrow="↑" word="Previous" keys="Shift+F8" onClick={previous} />
          <JumpButton arrow="↓" word="Next" keys="F8" onClick={next} />
          <DownloadButton
            text={() => printDifferences(differences)}
            name={downloadName}
            {...(isAligned && { extension: 'patch', label: 'Download patch' })}
          />
          <DownloadButton
            text={async () => (await import('./diff-report.tsx')).createReport(displayRows, fold)}
            name={downloadName}
            extension="html"
            label="HTML"
            accessibleName="Download HTML"
          />
          <ContinueButton text={() => printDifferences(differences)} title="Differences" isMain />
        </>
      }
    >
      <div className="diff-counts" data-mode={differences.mode}>
        <Counts differences={differences} />
        <div role="status">
          {alignedCount !== undefined && (
            <>
              <b>
                Aligned, only {countOf(alignedCount, 'line')} {alignedCount === 1 ? 'differs' : 'differ'}.
              </b>{' '}
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  // The button disappears, so focus moves to the list.
                  list.current?.focus({ preventScroll: true })
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
      <AlignmentNote differences={differences} />
      <RowList ref={list} rows={rows} minShown={row + 1} layout={layout} fold={fold} onOpen={open} />
      <LimitNote differences={differences} />
    </Output>
  )
}

interface JumpButtonProps {
  arrow: string
  word: string
  keys: string
  onClick: (() => void) | undefined
}

function JumpButton({ arrow, word, keys, onClick }: JumpButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="diff-jump"
      aria-label={`${word} change`}
      aria-keyshortcuts={keys}
      disabled={!onClick}
      onClick={onClick}
    >
      {arrow} <span className="diff-word">{word}</span> <kbd>{keys}</kbd>
    </Button>
  )
}

/** F8 and Shift+F8 move the focus to the next and the previous change, even from a text field. */
function useChangeKeys(rows: readonly DisplayRow[]) {
  const list = useRef<HTMLOListElement>(null)
  const changes = useMemo(() => rows.flatMap(({ startsChange }, index) => (startsChange ? [index] : [])), [rows])
  // An object, so that jumping to the same change again scrolls to it again.
  const [jump, setJump] = useState<{ readonly change: number }>()
  const change = Math.min(jump?.change ?? -1, changes.length - 1)
  const row = changes[change] ?? -1
  const jumpTo = (target: number) =>
    target in changes
      ? () => {
          setJump({ change: target })
        }
      : undefined
  const previous = jumpTo(change - 1)
  const next = jumpTo(change + 1)

  const showRow = useEffectEvent(() => {
    const element = list.current?.children[row]
    if (!(element instanceof HTMLElement)) return
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'center' })
  })
  useLayoutEffect(() => {
    if (jump) showRow()
  }, [jump])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey) return
    // The key has moved the focus to a toast.
    if (event.defaultPrevented) return
    event.preventDefault()
    if (event.shiftKey) previous?.()
    else next?.()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      onKey(event)
    }
    addEventListener('keydown', listener)
    return () => {
      removeEventListener('keydown', listener)
    }
  }, [])

  return { list, row, previous, next }
}

function Counts({ differences: { changed, added, removed, unchanged } }: { differences: LineDifferences }) {
  const counts = { changed, added, removed, unchanged }
  return (
    <ul>
      {Object.entries(counts).map(([name, count]) => (
        <li key={name}>
          <b>{formatNumber(count)}</b> {name}
        </li>
      ))}
    </ul>
  )
}

/** Explains why an alignment shows few unchanged lines. */
function AlignmentNote({ differences }: { differences: LineDifferences }) {
  if (differences.mode === 'position') return null
  if (differences.isCoarse) {
    return (
      <p className="diff-remark">
        These texts are too different to align completely. Some sections are shown as fully replaced. The patch is still
        correct.
      </p>
    )
  }
  const hasNothingInCommon = differences.unchanged === 0 && differences.changed >= minLinesForNote
  return hasNothingInCommon ? <p className="diff-remark">These texts have no lines in common.</p> : null
}

function LimitNote({ differences }: { differences: LineDifferences }) {
  const total = countDifferences(differences)
  const listed =
    differences.mode === 'aligned'
      ? differences.rows.filter(({ kind }) => kind !== 'same' && kind !== 'skipped').length
      : differences.changes.length
  if (listed === total) return null
  return (
    <p className="diff-remark">
      Showing the first {formatNumber(listed)} of {formatNumber(total)} differences.{' '}
      {differences.mode === 'aligned' ? 'The patch contains all of them.' : 'Copy and Download include only these.'}
    </p>
  )
}
