import { Button } from '#ui/button.tsx'
import { formatNumber } from '#ui/format.ts'

export interface MatchReviewProps {
  /** Number of matches. */
  count: number
  /** The index of the current match, or -1 before the first and after the last match. */
  index: number
  hasStarted: boolean
  onNext: () => void
  onPrevious: () => void
  /** Replaces the current match, and goes on with the next one. */
  onReplace: () => void
}

/** Buttons to go through the matches and to replace some of them. */
export function MatchReview({ count, index, hasStarted, onNext, onPrevious, onReplace }: MatchReviewProps) {
  // They stay focusable, so that the focus is not lost after the last match.
  const button = { variant: 'outline', size: 'sm', 'aria-disabled': count === 0 } as const
  return (
    <fieldset className="checks">
      <legend>One by one</legend>
      <div className="flex flex-wrap gap-2">
        <Button {...button} onClick={onReplace}>
          Replace
        </Button>
        <Button {...button} onClick={onNext}>
          Next
        </Button>
        <Button {...button} onClick={onPrevious}>
          Previous
        </Button>
      </div>
      <p role="status" className="replace-note">
        {describePosition(count, index, hasStarted)}
      </p>
    </fieldset>
  )
}

function describePosition(count: number, index: number, hasStarted: boolean): string {
  if (count === 0) return hasStarted ? 'No matches left' : 'No matches yet'
  if (!hasStarted) return `${formatNumber(count)} to go through`
  return index < 0 ? 'That was the last one' : `${formatNumber(index + 1)} of ${formatNumber(count)}`
}
