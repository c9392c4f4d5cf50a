import { Button } from '#ui/button.tsx'
import { formatNumber } from '#ui/format.ts'
import type { MatchRange } from './replacer.ts'
import { currentIndex, goTo, type Review, skipMatch } from './review.ts'

export interface MatchReviewProps {
  /** Undefined before the review has started. */
  review: Review | undefined
  /** The matches that were neither replaced nor skipped. */
  open: readonly MatchRange[]
  onChange: (review: Review) => void
  /** Replaces a match, and goes on with the next one. */
  onReplace: (match: MatchRange) => void
}

/** Buttons to go through the matches and to replace or skip each. The first press only shows the first match. */
export function MatchReview({ review, open, onChange, onReplace }: MatchReviewProps) {
  const index = review ? currentIndex(open, review) : -1
  const current = open[index]

  const move = (step: 1 | -1) => {
    const start = review || step === 1 ? index : 0
    const match = open.at((start + step) % open.length)
    if (match) onChange(goTo(match, review))
  }
  const skip = () => {
    if (review && current) onChange(skipMatch(current, review))
    else move(1)
  }
  const replace = () => {
    if (current) onReplace(current)
    else move(1)
  }

  // They stay focusable, so that the focus is not lost after the last match.
  const button = { variant: 'outline', size: 'sm', 'aria-disabled': open.length === 0 } as const
  return (
    <fieldset className="checks">
      <legend>One by one</legend>
      <div className="flex flex-wrap gap-2">
        <Button {...button} onClick={replace}>
          Replace
        </Button>
        <Button {...button} onClick={skip}>
          Skip
        </Button>
        <Button
          {...button}
          onClick={() => {
            move(-1)
          }}
        >
          Previous
        </Button>
        <Button
          {...button}
          onClick={() => {
            move(1)
          }}
        >
          Next
        </Button>
      </div>
      <p role="status" className="replace-note">
        {describePosition(index, open.length)}
      </p>
    </fieldset>
  )
}

function describePosition(index: number, count: number): string {
  if (count === 0) return index < 0 ? 'No matches yet' : 'No matches left'
  return index < 0 ? `${formatNumber(count)} to go through` : `${formatNumber(index + 1)} of ${formatNumber(count)}`
}
