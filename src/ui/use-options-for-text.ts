import { useEffect } from 'react'
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
function reset<O extends object>(options: O, last: SetForText<O> | undefined): O {
  const entries = Object.entries(options) as [keyof O, O[keyof O]][]
  return Object.fromEntries(
    entries.map(([id, value]) => [id, value === last?.after[id] ? last.before[id] : value]),
  ) as O
}

/**
 * Returns a function that sets options for the current text and returns all options. What it has set is reset when the
 * text is cleared or another one takes its place, except for options that the user has changed since.
 */
export function useOptionsForText<O extends object>(
  id: string,
  text: TextBuffer,
  [options, setOptions]: readonly [O, (options: O) => void],
): (choice: Partial<O>) => O {
  const value = useTextValue(text)
  const [last, setLast] = useToolState<SetForText<O> | undefined>(`${id}/set-for-text`, undefined)
  useEffect(() => {
    if (!last || (value.length > 0 && last.starts === text.starts)) return
    setOptions(reset(options, last))
    setLast(undefined)
  }, [last, setLast, options, setOptions, text, value])

  return (choice) => {
    const after = { ...options, ...choice }
    setLast({ before: reset(options, last), after, starts: text.starts })
    setOptions(after)
    return after
  }
}
