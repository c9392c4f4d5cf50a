import { useEffect, useEffectEvent } from 'react'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'
import { useToolState } from './use-tool-state.ts'

/** All options before and after an example or an offer has set some of them. */
interface SetForText<O> {
  readonly before: O
  readonly after: O
  /** `starts` of the text at that time. */
  readonly starts: number
}

/** Resets the options that still are as they were set for the text. */
function reset<O extends object>(options: O, { before, after }: SetForText<O>): O {
  const entries = Object.entries(options) as [keyof O, O[keyof O]][]
  return Object.fromEntries(entries.map(([id, value]) => [id, value === after[id] ? before[id] : value])) as O
}

/**
 * Returns a function that sets options for the current text and returns them all. They are reset when the text is cleared or another one takes
 * its place, except those that the user has changed since.
 */
export function useOptionsForText<O extends object>(
  id: string,
  text: TextBuffer,
  [options, setOptions]: readonly [O, (options: O) => void],
): (choice: Partial<O>) => O {
  const value = useTextValue(text)
  const [last, setLast] = useToolState<SetForText<O> | undefined>(`${id}/set-for-text`, undefined)
  const resetIfGone = useEffectEvent(() => {
    if (!last || (text.value.length > 0 && last.starts === text.starts)) return
    setOptions(reset(options, last))
    setLast(undefined)
  })
  useEffect(() => {
    resetIfGone()
  }, [value])

  return (choice) => {
    const after = { ...options, ...choice }
    setLast({ before: last ? reset(options, last) : options, after, starts: text.starts })
    setOptions(after)
    return after
  }
}
