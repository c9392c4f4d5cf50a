import { useMemo, useState } from 'react'
import type { Outcome } from '#core/outcome.ts'
import type { TextSource } from '#core/text-source.ts'
import type { TextBuffer } from '#ui/text-area/text-buffer.ts'
import { useTextValue } from '#ui/text-area/use-text.ts'
import { useTextAction } from '#ui/use-text-action.ts'
import type { Replaced } from './engine.ts'
import type { MatchReviewProps } from './match-review.tsx'
import type { MatchRange, ReplaceOptions } from './replacer.ts'

interface SavedReview {
  readonly text: TextSource
  readonly search: string
  /** The current match is the first one at or after this offset. */
  readonly from: number
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
  const from = saved.findLast((each) => each.text === text && each.search === search)?.from
  const index = from === undefined ? -1 : matches.findIndex(({ start }) => start >= from)
  const highlights = useMemo(
    () => matches.map((match, each) => (each === index ? { ...match, kind: 'chosen' as const } : match)),
    [matches, index],
  )
  const action = useTextAction(`${id}/single`, buffer, {
    // A single match is not an option to remember.
    options: [options, () => undefined],
    run,
    describe: () => 'Replaced 1 match',
  })

  const save = (offset: number, changedText = text) => {
    setSaved((before) => [...before, { text: changedText, search, from: offset }].slice(-maxSaved))
  }
  const goTo = (match: MatchRange | undefined) => {
    if (match) save(match.start)
  }
  const goToNext = () => {
    goTo(matches[(index + 1) % matches.length])
  }
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

  const buttons: MatchReviewProps = {
    count: matches.length,
    index,
    hasStarted: from !== undefined,
    onNext: goToNext,
    onPrevious: () => {
      goTo(matches.at(index < 0 ? -1 : index - 1))
    },
    onReplace: () => void replaceCurrent(),
  }
  return { buttons, highlights, status: action.status }
}
