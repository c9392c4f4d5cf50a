import type { Outcome } from '#core/outcome.ts'

/** A live tool's error message. Always rendered, because screen readers announce only changes to an existing region. */
export function Failure({ outcome }: { outcome: Outcome<unknown> | undefined }) {
  const failure = outcome?.ok === false ? outcome : undefined
  return (
    <div className="failure" role="status">
      {failure && <p>{failure.message}</p>}
      {failure?.detail !== undefined && <p>{failure.detail}</p>}
    </div>
  )
}
