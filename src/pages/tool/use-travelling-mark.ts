import { type RefObject, useLayoutEffect } from 'react'
import { withBase } from '#config/site.ts'
import { animateFrom } from '#ui/animate.ts'

/** Moves the mark of a visible card on the home page to the head of its tool, which opens. */
export function useTravellingMark(mark: RefObject<HTMLElement | null>, id: string): void {
  useLayoutEffect(() => {
    const cardMarks = document.querySelectorAll(`:is(.card, .popular a)[href="${withBase(`/tools/${id}`)}"] .mark`)
    const from = [...cardMarks]
      .map((cardMark) => cardMark.getBoundingClientRect())
      .find(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
    if (!from || !mark.current) return
    const to = mark.current.getBoundingClientRect()
    const [x, y, scale] = [from.left - to.left, from.top - to.top, from.width / to.width]
    animateFrom(mark.current, {
      transformOrigin: 'top left',
      transform: `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`,
    })
  }, [mark, id])
}
