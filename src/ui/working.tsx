import { Button } from './button.tsx'

interface WorkingProps {
  /** What an engine handle knows of its run. */
  run: {
    readonly slow: { readonly done: number; readonly total?: number } | true | undefined
    readonly cancelled: boolean
    readonly cancel: () => void
  }
  /** What it means that a run was ended: a live result is then older than the text. */
  cancelledMeans?: string
}

/** Shown only while work takes long enough to be noticed: how far it is, and a way to end it. */
export function Working({ run: { slow, cancelled, cancel }, cancelledMeans = 'Nothing was changed.' }: WorkingProps) {
  const total = slow === true ? undefined : slow?.total
  return (
    <div role="status" className="working">
      {slow && (
        <>
          {slow !== true && total ? (
            <progress aria-label="Progress" value={slow.done} max={total} />
          ) : (
            <progress aria-label="Progress" />
          )}
          <span>Working…</span>
          <Button variant="outline" size="sm" onClick={cancel}>
            Cancel
          </Button>
        </>
      )}
      {cancelled && !slow && <span>Cancelled. {cancelledMeans}</span>}
    </div>
  )
}
