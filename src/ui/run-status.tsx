import { Button } from './button.tsx'
import { describePace, type Progress } from '#core/format.ts'
import { ReloadButton } from './reload-button.tsx'
import './run-status.css'

/** The run state of an engine handle. */
export interface RunState {
  readonly visibleProgress: Progress | true | undefined
  readonly isCancelled: boolean
  readonly isUnavailable: boolean
  readonly cancel: () => void
}

interface RunStatusProps {
  run: RunState
  /** Shown after “Cancelled.” */
  cancelledHint?: string
  /** Whether progress is in bytes. If so, speed and remaining time are shown. */
  countsBytes?: boolean
}

/** Progress and a Cancel button for a run that takes noticeably long. */
export function RunStatus({ run, cancelledHint = 'Nothing was changed.', countsBytes = false }: RunStatusProps) {
  const { visibleProgress, isCancelled, isUnavailable, cancel } = run
  const progress = visibleProgress === true ? undefined : visibleProgress
  return (
    <div role="status" className="run-status">
      {visibleProgress && (
        <>
          <progress aria-label="Progress" {...(progress?.total ? { value: progress.done, max: progress.total } : {})} />
          {/* This is the only text that is announced, and only once. */}
          <span>Working…</span>
          {countsBytes && progress && <span aria-hidden="true">{describePace(progress)}</span>}
          <Button variant="outline" size="sm" onClick={cancel}>
            Cancel
          </Button>
        </>
      )}
      {isUnavailable && (
        <>
          <span>This tool could not be loaded. Your text is still here: copy it, then reload the page.</span>
          <ReloadButton />
        </>
      )}
      {isCancelled && !visibleProgress && <span>Cancelled. {cancelledHint}</span>}
    </div>
  )
}
