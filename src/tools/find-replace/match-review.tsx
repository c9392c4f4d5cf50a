import { useMemo, useState } from 'react'
import type { TextRange } from '#core/tool/input-error.ts'
import type { LongText } from '#core/long-text/long-text.ts'
import { Button } from '#ui/button.tsx'
import { formatNumber } from '#core/format.ts'
import type { TextBuffer } from '#ui/text-area/text-buffer.ts'
import { useTextValue } from '#ui/text-area/use-text.ts'
import { useInPlaceTool } from '#ui/use-in-place-tool.ts'
import { print } from './result.ts'
import type { ReplaceOptions } from './replacer.ts'
import { tool } from './tool.ts'

interface SavedReview {
  readonly text: LongText
  readonly search: string
  /** The current match is the first one at or after this offset. */
  readonly from: number
}

/** Each step holds a text, as does each step of Undo. */
const maxSaved = 100

interface ReviewedSearch {
  readonly matches: readonly TextRange[]
  readonly options: ReplaceOptions
}

/**
 * Goes through the matches one by one. Undo leads to an earlier text, and to the review as it was then. Another search or
 * another text starts a new review.
 */
export function useMatchReview(id: string, buffer: TextBuffer, { matches, options }: ReviewedSearch) {
  const text = useTextValue(buffer)
  const search = JSON.stringify(options, ['mode', 'find', 'caseSensitive', 'wholeWord', 'regex', 'escapes'])
  const [saved, setSaved] = useState<readonly SavedReview[]>([])
  const from = saved.findLast((each) => each.text === text && each.search === search)?.from
  const index = from === undefined ? -1 : matches.findIndex(({ start }) => start >= from)
  const highlights = useMemo(
    () => matches.map((match, each) => (each === index ? { ...match, kind: 'chosen' as const } : match)),
    [matches, index],
  )
  const action = useInPlaceTool(id, tool, print, buffer, {
    key: `${id}/single`,
    // A single match is not an option to remember.
    options: [options, () => undefined],
    describe: () => 'Replaced 1 match',
  })

  const save = (offset: number, changedText = text) =>
    setSaved((before) => [...before, { text: changedText, search, from: offset }].slice(-maxSaved))
  const goTo = (match: TextRange | undefined) => {
    if (match) save(match.start)
  }
  const goToNext = () => goTo(matches[(index + 1) % matches.length])
  const replaceCurrent = async () => {
    const match = matches[index]
    // The first press only shows the first match.
    if (!match) {
      goToNext()
      return
    }
    const result = await action.apply({ at: match.start })
    // Goes on after the replacement, which may contain the searched text.
    if (result?.count) save(match.end + buffer.value.length - text.length, buffer.value)
  }

  const goToPrevious = () => goTo(matches.at(index < 0 ? -1 : index - 1))
  return {
    count: matches.length,
    index,
    hasStarted: from !== undefined,
    highlights,
    status: action.status,
    goToNext,
    goToPrevious,
    replaceCurrent,
  }
}

type Review = ReturnType<typeof useMatchReview>

/** Buttons to go through the matches and to replace some of them. */
export function MatchReview({ review }: { review: Review }) {
  // They stay focusable, so that the focus is not lost after the last match.
  const button = { variant: 'outline', size: 'sm', 'aria-disabled': review.count === 0 } as const
  return (
    <fieldset className="checks">
      <legend>One by one</legend>
      <div className="actions">
        <Button {...button} onClick={() => void review.replaceCurrent()}>
          Replace
        </Button>
        <Button {...button} onClick={review.goToNext}>
          Next
        </Button>
        <Button {...button} onClick={review.goToPrevious}>
          Previous
        </Button>
      </div>
      <p role="status" className="replace-note">
        {describePosition(review)}
      </p>
    </fieldset>
  )
}

function describePosition({ count, index, hasStarted }: Review): string {
  if (count === 0) return hasStarted ? 'No matches left' : 'No matches found'
  if (!hasStarted) return `${formatNumber(count)} to go through`
  return index < 0 ? 'That was the last one' : `${formatNumber(index + 1)} of ${formatNumber(count)}`
}
