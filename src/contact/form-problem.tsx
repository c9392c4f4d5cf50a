/** What is wrong with the form as a whole. Always there: screen readers announce only what changes. */
export function FormProblem({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="alert" className="failure" tabIndex={-1}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sentences.length > 0 && <p>Your message was not confirmed. What you wrote is still here.</p>}
    </div>
  )
}
