/** Errors for the form as a whole. Rendered even while empty, because screen readers announce only changes. */
export function FormProblem({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="alert" className="failure" tabIndex={-1}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sentences.length > 0 && <p>What you wrote is still in the form.</p>}
    </div>
  )
}
