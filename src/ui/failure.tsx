import type { Outcome } from '#core/outcome.ts'

/** What a live tool has to say instead of a result. Always there: screen readers announce only what changes. */
export function Failure({ outcome }: { outcome: Outcome<unknown> | undefined }) {
  const failure = outcome?.ok === false ? outcome : undefined
  return (
    <div className="failure" role="status">
      {failure && <p>{failure.message}</p>}
      {failure?.detail !== undefined && <p>{failure.detail}</p>}
    </div>
  )
}
