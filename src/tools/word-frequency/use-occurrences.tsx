import { useMemo, useState } from 'react'
import type { TextSource } from '#core/text-source.ts'
import type { EngineHandle } from '#run/use-engine.ts'
import { toast } from '#ui/toasts.ts'
import type { Options } from './engine.ts'
import type { Occurrence, WordFrequencies } from './frequencies.ts'
import type { tool } from './tool.ts'

interface Search {
  readonly text: TextSource
  readonly word: string
  readonly occurrences: readonly Occurrence[]
  /** The occurrence that is shown. */
  readonly index: number
}

/** Shows the occurrences of a word in the text, one after another. Changing the text ends the search. */
export function useOccurrences(
  { run }: EngineHandle<typeof tool, WordFrequencies>,
  text: TextSource,
  options: Options,
) {
  const [last, setLast] = useState<Search>()
  const search = last?.text === text ? last : undefined
  const highlights = useMemo(
    () =>
      search?.occurrences.map(({ start, end }, index) =>
        index === search.index ? { start, end, kind: 'chosen' as const } : { start, end },
      ),
    [search],
  )

  const step = (offset: -1 | 1) => {
    if (!search) return
    const count = search.occurrences.length
    setLast({ ...search, index: (search.index + offset + count) % count })
  }

  const find = async (word: string) => {
    if (word === search?.word) {
      step(1)
      return
    }
    const outcome = await run({ text }, { ...options, find: word, limit: 1 })
    if (outcome?.ok === false) toast(outcome.message, { destructive: true })
    const occurrences = (outcome?.ok ? outcome.result.occurrences : undefined) ?? []
    if (occurrences.length > 0) setLast({ text, word, occurrences, index: 0 })
  }

  const close = () => setLast(undefined)

  return { search, highlights, find, step, close }
}
