import type { Outcome } from '#core/outcome.ts'

/** The error of a live tool. Always rendered, because screen readers announce only changes of an existing region. */
export function Failure({ outcome }: { outcome: Outcome<unknown> | undefined }) {
  const failure = outcome?.ok === false ? outcome : undefined
  return (
    <div className="failure" role="status">
      {failure && <p>{failure.message}</p>}
      {failure?.detail !== undefined && <p>{failure.detail}</p>}
    </div>
  )
}
