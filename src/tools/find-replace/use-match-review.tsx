import { useMemo, useState } from 'react'
import type { Outcome } from '#core/outcome.ts'
import type { TextSource } from '#core/text-source.ts'
import type { TextBuffer } from '#ui/text-area/text-buffer.ts'
import { useTextValue } from '#ui/text-area/use-text.ts'
import { useTextAction } from '#ui/use-text-action.ts'
import type { Replaced } from './engine.ts'
import type { MatchReviewProps } from './match-review.tsx'
import type { MatchRange, ReplaceOptions } from './replacer.ts'
import { currentIndex, openMatches, replaceMatch, type Review } from './review.ts'

interface SavedReview {
  readonly text: TextSource
  readonly search: string
  readonly review: Review
}

/** Each step holds a text, as does each step of Undo. */
const maxSaved = 100

interface ReviewedSearch {
  readonly matches: readonly MatchRange[]
  readonly options: ReplaceOptions
  readonly run: (
    input: { readonly text: TextSource },
    options: ReplaceOptions,
  ) => Promise<Outcome<Replaced> | undefined>
}

/**
 * Goes through the matches one by one. Undo leads to an earlier text, and to the review as it was then. Another search or
 * another text starts a new review.
 */
export function useMatchReview(id: string, buffer: TextBuffer, { matches, options, run }: ReviewedSearch) {
  const text = useTextValue(buffer)
  const { mode, find, pairs, caseSensitive, wholeWord, regex, escapes } = options
  const search = JSON.stringify([mode, find, pairs, caseSensitive, wholeWord, regex, escapes])
  const [saved, setSaved] = useState<readonly SavedReview[]>([])
  const review = saved.findLast((each) => each.text === text && each.search === search)?.review
  const open = useMemo(() => openMatches(matches, review), [matches, review])
  const current = review && open[currentIndex(open, review)]
  const highlights = useMemo(
    () => matches.map((match) => (match === current ? { ...match, kind: 'chosen' as const } : match)),
    [matches, current],
  )
  const action = useTextAction(`${id}/single`, buffer, {
    // A single match is not an option to remember.
    options: [options, () => undefined],
    run,
    describe: () => 'Replaced 1 match',
  })

  const save = (changed: Review, changedText = text) => {
    setSaved((before) => [...before, { text: changedText, search, review: changed }].slice(-maxSaved))
  }

  const replaceOne = async (match: MatchRange) => {
    const result = await action.apply({ at: match.start })
    if (!review || !result?.count) return
    const length = match.end - match.start + buffer.value.length - text.length
    save(replaceMatch(match, length, review), buffer.value)
  }

  const buttons: MatchReviewProps = {
    review,
    open,
    onChange: save,
    onReplace: (match) => void replaceOne(match),
  }
  return { buttons, highlights, status: action.status }
}
