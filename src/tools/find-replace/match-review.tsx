import { useState } from 'react'
import type { TextSource } from '#core/text-source.ts'
import { Button } from '#ui/button.tsx'
import { formatNumber } from '#ui/format.ts'
import type { MatchRange } from './replacer.ts'
import { currentIndex, goTo, openMatches, replaceMatch, type Review, skipMatch } from './review.ts'

interface SavedReview {
  readonly text: TextSource
  readonly search: string
  readonly review: Review
}

/** Each step holds a text, as does each step of Undo. */
const maxSaved = 100

/**
 * Remembers how far the matches of a text were reviewed. Undo leads to an earlier text, and to the review as it was then.
 * `search` is what is searched for: another search starts from the beginning.
 */
export function useReview(matches: readonly MatchRange[], text: TextSource, search: string) {
  const [saved, setSaved] = useState<readonly SavedReview[]>([])
  const review = saved.findLast((each) => each.text === text && each.search === search)?.review
  const open = openMatches(matches, review)
  return {
    review,
    open,
    /** The match to decide on. Undefined before the review has started. */
    current: review && open[currentIndex(open, review)],
    save: (changed: Review, changedText = text) => {
      setSaved([...saved, { text: changedText, search, review: changed }].slice(-maxSaved))
    },
  }
}

interface MatchReviewProps extends ReturnType<typeof useReview> {
  /** Replaces one match. Resolves with the new text, or undefined if there was an error. */
  onReplace: (match: MatchRange) => Promise<TextSource | undefined>
  textLength: number
}

/** Buttons to go through the matches and to replace or skip each. The first press only shows the first match. */
export function MatchReview({ review, open, current, save, onReplace, textLength }: MatchReviewProps) {
  const index = review ? currentIndex(open, review) : -1

  const move = (step: 1 | -1) => {
    const start = review || step === 1 ? index : 0
    const match = open.at((start + step) % open.length)
    if (match) save(goTo(match, review))
  }
  const skip = () => {
    if (review && current) save(skipMatch(current, review))
    else move(1)
  }
  const replace = async () => {
    if (!review || !current) {
      move(1)
      return
    }
    const replaced = await onReplace(current)
    if (replaced === undefined) return
    const length = current.end - current.start + replaced.length - textLength
    save(replaceMatch(current, length, review), replaced)
  }

  // They stay focusable, so that the focus is not lost after the last match.
  const button = { variant: 'outline', size: 'sm', 'aria-disabled': open.length === 0 } as const
  return (
    <fieldset className="checks">
      <legend>One by one</legend>
      <div className="flex flex-wrap gap-2">
        <Button {...button} onClick={() => void replace()}>
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
