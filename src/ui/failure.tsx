import type { ReactNode } from 'react'
import type { TextRange } from '#core/tool/input-error.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { Button } from './button.tsx'
import './failure.css'

interface FailureProps {
  outcome: Outcome<unknown> | undefined
  /** Goes to the problem in the text, if its position is known. */
  onSelect?: (range: TextRange) => void
  /** Ways to solve the problem. */
  children?: ReactNode
}

/** A live tool's error message. Always rendered, because screen readers announce only changes to an existing region. */
export function Failure({ outcome, onSelect, children }: FailureProps) {
  const failure = outcome?.ok === false ? outcome : undefined
  const range = onSelect && failure?.range
  return (
    <div className="failure" role="status">
      {failure && <p>{failure.message}</p>}
      {failure?.detail !== undefined && (
        <p>
          {range ? (
            <Button variant="link" size="inline" onClick={() => onSelect(range)}>
              {failure.detail}
            </Button>
          ) : (
            failure.detail
          )}
        </p>
      )}
      {failure && children}
    </div>
  )
}
