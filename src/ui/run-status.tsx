import { Button } from './button.tsx'
import { describePace } from './format.ts'

interface Progress {
  readonly done: number
  readonly total?: number
  readonly elapsed: number
}

/** What an engine handle knows of its run. */
export interface RunState {
  readonly visibleProgress: Progress | true | undefined
  readonly isCancelled: boolean
  readonly cancel: () => void
}

interface RunStatusProps {
  run: RunState
  /** What it means that a run was ended: a live result is then older than the text. */
  cancelledHint?: string
  /** Where a file is worked through, people want to know how fast and how long. */
  countsBytes?: boolean
}

/** Shown only while work takes long enough to be noticed: how far it is, and a way to end it. */
export function RunStatus({ run, cancelledHint = 'Nothing was changed.', countsBytes = false }: RunStatusProps) {
  const { visibleProgress, isCancelled, cancel } = run
  const progress = visibleProgress === true ? undefined : visibleProgress
  return (
    <div role="status" className="run-status">
      {visibleProgress && (
        <>
          <progress aria-label="Progress" {...(progress?.total ? { value: progress.done, max: progress.total } : {})} />
          {/* Said once, not at every step. */}
          <span>Working…</span>
          {countsBytes && progress && <span aria-hidden="true">{describePace(progress)}</span>}
          <Button variant="outline" size="sm" onClick={cancel}>
            Cancel
          </Button>
        </>
      )}
      {isCancelled && !visibleProgress && <span>Cancelled. {cancelledHint}</span>}
    </div>
  )
}
