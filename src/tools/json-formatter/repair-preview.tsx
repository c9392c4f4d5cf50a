import { useEffect, useState } from 'react'
import type { LongText } from '#core/long-text/long-text.ts'
import { runInWorker } from '#run/run-in-worker.ts'
import { Button } from '#ui/button.tsx'
import { Output } from '#ui/output.tsx'
import { excerptsOf } from './change-excerpts.ts'

/** The fields of Text Diff’s rows that are used here. A tool cannot import another tool’s types. */
interface DiffRow {
  readonly kind: string
  readonly originalLine?: number
  readonly original?: string
  readonly modifiedLine?: number
  readonly modified?: string
}

/** All of Text Diff’s options, because the worker adds no defaults. */
const diffOptions = { mode: 'aligned', ignoreCase: false, ignoreSpace: false, limit: 100 }

interface RepairPreviewProps {
  source: LongText
  repaired: string
  onApply: () => void
  onClose: () => void
}

/** Shows what a repair would change. */
export default function RepairPreview({ source, repaired, onApply, onClose }: RepairPreviewProps) {
  const rows = useDiff(source, repaired)
  const changes = rows?.filter(({ kind }) => kind !== 'same' && kind !== 'skipped')
  return (
    <Output
      title="Suggested repair"
      actions={
        <>
          <Button size="sm" onClick={onApply}>
            Apply
          </Button>
          <Button variant="ghost" size="sm" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {changes && (
        <ol className="diff-rows box">
          {changes.map((row, index) => (
            <li key={index}>
              <DiffLines row={row} />
            </li>
          ))}
        </ol>
      )}
      {rows && rows.length >= diffOptions.limit && <p className="diff-remark">Later changes aren’t listed here.</p>}
    </Output>
  )
}

/** Compares the texts with the engine of Text Diff. Returns undefined until it has finished. */
function useDiff(original: LongText, modified: string): readonly DiffRow[] | undefined {
  const [rows, setRows] = useState<readonly DiffRow[]>()
  useEffect(() => {
    const controller = new AbortController()
    void runInWorker<{ readonly rows: readonly DiffRow[] }>(
      { kind: 'run', id: 'text-diff', options: diffOptions, timeLimit: undefined },
      { input: { original, modified }, signal: controller.signal, onProgress: () => undefined },
    ).then((outcome) => {
      if (outcome?.ok) setRows(outcome.result.rows)
    })
    return () => controller.abort()
  }, [original, modified])
  return rows
}

function DiffLines({ row: { original, originalLine, modified, modifiedLine } }: { row: DiffRow }) {
  const excerpts = excerptsOf(original ?? '', modified ?? '')
  const lines = [
    { kind: 'removed', Mark: 'del', sign: '−', number: originalLine, text: original, changed: excerpts.original },
    { kind: 'added', Mark: 'ins', sign: '+', number: modifiedLine, text: modified, changed: excerpts.modified },
  ] as const
  return lines
    .filter(({ text }) => text !== undefined)
    .map(({ kind, Mark, sign, number, changed }) => (
      <div key={kind} className="diff-line" data-kind={kind}>
        <span className="diff-number">{number}</span>
        <span className="diff-sign" aria-hidden="true">
          {sign}
        </span>
        <span className="visually-hidden">{kind}:</span>
        <code className="user-text" dir="auto">
          {excerpts.before}
          {changed !== '' && <Mark>{changed}</Mark>}
          {excerpts.after}
        </code>
      </div>
    ))
}
