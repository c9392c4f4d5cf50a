import { Output } from '#ui/output.tsx'
import type { Check } from './checks.ts'

/** Shows the feedback for each check, with a tick if it has passed and an arrow if it has not. */
export function Feedback({ checks }: { checks: readonly Check[] }) {
  return (
    <Output title="Feedback: four basic checks">
      <p className="preview-note">They don’t judge what the title says, so a weak title can pass them all.</p>
      <ul className="title-feedback">
        {checks.map(({ name, isPassed, feedback }) => (
          <li key={name} data-passed={isPassed}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d={isPassed ? 'M2 8.5 6 12.5 14 3.5' : 'M1.5 8H14M9 3l5 5-5 5'} />
            </svg>
            {feedback}
          </li>
        ))}
      </ul>
    </Output>
  )
}
