import { useEffect } from 'react'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'
import { useToolState } from './use-tool-state.ts'

type Direction = 'encode' | 'decode'

interface Choice {
  readonly direction: Direction
  /** `starts` of the text at that time. */
  readonly starts: number
}

interface DirectionSettings {
  /** The direction of the tool's options, which counts when it is not clear what fits the text. */
  readonly direction: Direction
  /** What fits the text: decoding for one that is encoded. Undefined if that is not clear. */
  readonly fitting: Direction | undefined
  /** The last change, while the text is its result. */
  readonly change: { readonly options: { readonly direction: Direction } } | undefined
}

/**
 * Returns which direction is the main action, and a function to call when the person chooses one. A choice stands until the
 * text is cleared or another one takes its place.
 */
export function useMainDirection(
  id: string,
  text: TextBuffer,
  { direction, fitting, change }: DirectionSettings,
): [Direction, (chosen: Direction) => void] {
  const value = useTextValue(text)
  const [choice, setChoice] = useToolState<Choice | undefined>(`${id}/direction`, undefined)
  const isCurrent = choice !== undefined && value.length > 0 && choice.starts === text.starts
  useEffect(() => {
    if (choice && !isCurrent) setChoice(undefined)
  }, [choice, isCurrent, setChoice])

  const chosen = change?.options.direction ?? (isCurrent ? choice.direction : undefined)
  return [chosen ?? fitting ?? direction, (next) => setChoice({ direction: next, starts: text.starts })]
}
