import { Button } from '#ui/button.tsx'
import { formatNumber } from '#ui/format.ts'
import type { MatchRange } from './replacer.ts'

export interface MatchReviewProps {
  matches: readonly MatchRange[]
  /** The index of the current match, or -1 before the first and after the last match. */
  index: number
  hasStarted: boolean
  onMove: (match: MatchRange) => void
  /** Replaces a match, and goes on with the next one. */
  onReplace: (match: MatchRange) => void
}

/** Buttons to go through the matches and to replace some of them. The first press only shows the first match. */
export function MatchReview({ matches, index, hasStarted, onMove, onReplace }: MatchReviewProps) {
  const moveTo = (match: MatchRange | undefined) => {
    if (match) onMove(match)
  }
  const goToNext = () => {
    moveTo(matches[(index + 1) % matches.length])
  }
  const goToPrevious = () => {
    moveTo(matches.at(index < 0 ? -1 : index - 1))
  }
  const replace = () => {
    const current = matches[index]
    if (current) onReplace(current)
    else goToNext()
  }

  // They stay focusable, so that the focus is not lost after the last match.
  const button = { variant: 'outline', size: 'sm', 'aria-disabled': matches.length === 0 } as const
  return (
    <fieldset className="checks">
      <legend>One by one</legend>
      <div className="flex flex-wrap gap-2">
        <Button {...button} onClick={replace}>
          Replace
        </Button>
        <Button {...button} onClick={goToNext}>
          Next
        </Button>
        <Button {...button} onClick={goToPrevious}>
          Previous
        </Button>
      </div>
      <p role="status" className="replace-note">
        {describePosition(matches.length, index, hasStarted)}
      </p>
    </fieldset>
  )
}

function describePosition(count: number, index: number, hasStarted: boolean): string {
  if (count === 0) return hasStarted ? 'No matches left' : 'No matches yet'
  if (!hasStarted) return `${formatNumber(count)} to go through`
  return index < 0 ? 'That was the last one' : `${formatNumber(index + 1)} of ${formatNumber(count)}`
}
