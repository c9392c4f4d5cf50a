import { useState } from 'react'
import type { TextBuffer } from './text-area/text-buffer.ts'

type Direction = 'encode' | 'decode'

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
  text: TextBuffer,
  { direction, fitting, change }: DirectionSettings,
): [Direction, (chosen: Direction) => void] {
  const [choice, setChoice] = useState<{ readonly direction: Direction; readonly starts: number }>()
  const chosen = choice?.starts === text.starts ? choice.direction : undefined
  return [
    change?.options.direction ?? chosen ?? fitting ?? direction,
    (next) => setChoice({ direction: next, starts: text.starts }),
  ]
}
