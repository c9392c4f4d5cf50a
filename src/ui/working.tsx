import { Button } from './button.tsx'
import { describePace } from './format.ts'

interface Progress {
  readonly done: number
  readonly total?: number
  readonly elapsed: number
}

/** What an engine handle knows of its run. */
export interface WorkingRun {
  readonly slow: Progress | true | undefined
  readonly cancelled: boolean
  readonly cancel: () => void
}

interface WorkingProps {
  run: WorkingRun
  /** What it means that a run was ended: a live result is then older than the text. */
  cancelledMeans?: string
  /** Where a file is worked through, people want to know how fast and how long. */
  countsBytes?: boolean
}

/** Shown only while work takes long enough to be noticed: how far it is, and a way to end it. */
export function Working({ run, cancelledMeans = 'Nothing was changed.', countsBytes = false }: WorkingProps) {
  const { slow, cancelled, cancel } = run
  const progress = slow === true ? undefined : slow
  return (
    <div role="status" className="working">
      {slow && (
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
      {cancelled && !slow && <span>Cancelled. {cancelledMeans}</span>}
    </div>
  )
}
