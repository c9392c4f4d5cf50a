import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Outcome } from '#core/tool/outcome.ts'
import { Button } from '#ui/button.tsx'
import { downloadFile } from '#ui/download.ts'
import { countOf, formatBytes, formatNumber } from '#core/format.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LongList } from '#ui/long-list.tsx'
import { toast } from '#ui/toasts.ts'
import { type FileRun, type FileStatus, type RunFile, runFiles } from './file-queue.ts'
import '#ui/opened-file.css'
import './many-files.css'

export interface FinishedFile<Result> {
  readonly file: File
  readonly result: Result
}

/** What is shown of the results, and what becomes of them. */
export interface ManyFilesResults<Result> {
  /** Shown next to the name of the file. By default, it says that the file is done. */
  showResult?: (result: Result) => ReactNode
  /** Fields that change what is shown or downloaded, and what the results have in common. */
  resultOptions?: (finished: readonly FinishedFile<Result>[], isRunning: boolean) => ReactNode
  /** When it changes, the files are processed again without asking. */
  restartKey?: number
  downloadLabel: string
  /** Makes one file of the results. Returns undefined if it was cancelled. */
  pack: (
    finished: readonly FinishedFile<Result>[],
    run: FileRun,
  ) => Promise<Outcome<{ readonly name: string; readonly content: Blob }> | undefined>
}

interface ManyFilesProps<Result> extends ManyFilesResults<Result> {
  files: readonly File[]
  /** What is done with each file. When it changes, the user can run it again. */
  settings: string
  /** Fields for the settings. */
  children?: ReactNode
  run: RunFile<File, Result>
  onClose: () => void
}

interface RunState<Result> {
  readonly files: readonly File[]
  readonly runId: string
  readonly settings: string
  /** Files after the last one of these are waiting. */
  readonly statuses: readonly FileStatus<Result>[]
}

/** Number of files listed at first. */
const step = 50

/** Processes files one after another, lists what happened to each, and offers the results as one download. */
export function ManyFiles<Result>({
  files,
  settings,
  children,
  run,
  showResult = () => <span className="good">Done</span>,
  resultOptions,
  restartKey = 0,
  downloadLabel,
  pack,
  onClose,
}: ManyFilesProps<Result>) {
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  const [runNumber, setRunNumber] = useState(0)
  const runId = `${String(restartKey)}/${String(runNumber)}`
  const [latest, setLatest] = useState<RunState<Result>>()
  /** From 0 to 1 while the download is made. */
  const [packed, setPacked] = useState<number>()
  const current = useRef<AbortController>(undefined)

  const start = useEffectEvent((signal: AbortSignal) => {
    const statuses: FileStatus<Result>[] = []
    const onStatus = (index: number, status: FileStatus<Result>) => {
      statuses[index] = status
      // After an abort, a newer run may be shown.
      if (current.current?.signal === signal) setLatest({ files, runId, settings, statuses: [...statuses] })
    }
    void runFiles(files, run, { signal, onStatus })
  })

  useEffect(() => {
    const controller = new AbortController()
    current.current = controller
    start(controller.signal)
    return () => current.current?.abort()
  }, [files, runId])

  useEffect(() => {
    // It replaces the button or the field that had the focus.
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [files])

  const isCurrent = latest?.files === files && latest.runId === runId
  const { statuses, settings: usedSettings } = isCurrent ? latest : { statuses: [], settings }
  const finished = statuses.flatMap((status, index) =>
    status.kind === 'done' ? [{ file: files[index] as File, result: status.result }] : [],
  )
  const failedCount = statuses.filter(({ kind }) => kind === 'failed').length
  const skippedCount = statuses.filter(({ kind }) => kind === 'skipped').length
  const endedCount = finished.length + failedCount + skippedCount
  const isRunning = endedCount < files.length
  const isBusy = isRunning || packed !== undefined

  const download = async () => {
    const controller = new AbortController()
    current.current = controller
    setPacked(0)
    const outcome = await pack(finished, { signal: controller.signal, onProgress: setPacked })
    setPacked(undefined)
    if (outcome?.ok) downloadFile(outcome.result.name, outcome.result.content)
    else if (outcome) toast(outcome.message, { destructive: true })
  }

  const cancel = () => {
    current.current?.abort()
    // The button disappears.
    panel.current?.focus({ preventScroll: true })
  }

  const running = statuses.findIndex(({ kind }) => kind === 'running')
  const runningStatus = statuses[running]
  const done = packed ?? (endedCount + (runningStatus?.kind === 'running' ? runningStatus.done : 0)) / files.length
  const position =
    packed !== undefined
      ? 'Packing the results…'
      : running >= 0 && `${formatNumber(running + 1)} of ${formatNumber(files.length)} · ${files[running]?.name ?? ''}`
  const size = files.reduce((sum, file) => sum + file.size, 0)

  return (
    <section ref={panel} tabIndex={-1} className="opened-file many-files" aria-labelledby={headingId}>
      <h2 id={headingId} className="opened-file-name">
        {countOf(files.length, 'file')} <span className="note">{formatBytes(size)}</span>
      </h2>
      <IconButton icon="x" label="Close files" onClick={onClose} />
      {children !== undefined ? (
        <details className="note">
          <summary>{settings}</summary>
          {children}
        </details>
      ) : (
        settings !== '' && <p className="note">{settings}</p>
      )}
      <div className="run-status">
        <progress aria-label="Progress" value={done} max={1} />
        {/* Announced only at the start and at the end: the names would be read aloud all the time. */}
        {isBusy && <bdi aria-hidden="true">{position}</bdi>}
        <span role="status" className={isBusy ? 'visually-hidden' : undefined}>
          {isBusy ? 'Working…' : summarize(finished.length, skippedCount, failedCount)}
        </span>
      </div>
      <div className="actions">
        <Button size="sm" disabled={isBusy || finished.length === 0} onClick={() => void download()}>
          <Icon name="download" />
          {downloadLabel}
        </Button>
        {resultOptions?.(finished, isRunning)}
        {/* Last, so that nothing moves when it disappears. */}
        {isBusy && (
          <Button variant="outline" size="sm" onClick={cancel}>
            Cancel
          </Button>
        )}
        {!isBusy && settings !== usedSettings && (
          <Button variant="outline" size="sm" onClick={() => setRunNumber(runNumber + 1)}>
            <Icon name="refresh-cw" />
            Run again with the new settings
          </Button>
        )}
      </div>
      <LongList items={files} step={step}>
        {(visible) => (
          // Focusable, so that it can be scrolled with the keyboard.
          <ul className="stats" aria-label="What happened to each file" tabIndex={0}>
            {visible.map((file, index) => (
              <li key={index} className="stats-row">
                <bdi>{file.name}</bdi>
                <StatusText status={statuses[index]} showResult={showResult} />
              </li>
            ))}
          </ul>
        )}
      </LongList>
    </section>
  )
}

function summarize(done: number, skipped: number, failed: number): string {
  const parts = [
    `${formatNumber(done)} done`,
    ...(skipped > 0 ? [`${formatNumber(skipped)} skipped`] : []),
    ...(failed > 0 ? [`${formatNumber(failed)} failed`] : []),
  ]
  return parts.join(', ')
}

interface StatusTextProps<Result> {
  status: FileStatus<Result> | undefined
  showResult: (result: Result) => ReactNode
}

function StatusText<Result>({ status, showResult }: StatusTextProps<Result>): ReactNode {
  switch (status?.kind) {
    case 'done':
      return showResult(status.result)
    case 'failed':
      return (
        <span className="bad">
          {status.message} {status.detail}
        </span>
      )
    case 'skipped':
      return <span className="note">Skipped</span>
    case 'running':
      return <span>Working…</span>
    default:
      return <span className="note">Waiting</span>
  }
}
