import { type RefObject, useEffect } from 'react'
import { animateFrom } from '#ui/animate.ts'
import type { TextBuffer } from './text-buffer.ts'

/** Lets a text that a button has changed fade from red to ink. */
export function useChangeFade(buffer: TextBuffer, wrapper: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let { actions } = buffer
    return buffer.subscribe(() => {
      if (buffer.actions === actions) return
      actions = buffer.actions
      animateFrom(wrapper.current?.querySelector('.text-area-field'), { color: 'var(--rubric)' })
    })
  }, [buffer, wrapper])
}
