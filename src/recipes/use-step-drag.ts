import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react'

interface Drag {
  readonly from: number
  /** The index of the gap between two steps where the dragged one would be put. */
  readonly gap: number
}

/** Returns the gap between the items that is nearest to a vertical position. */
function gapAt(items: readonly Element[], y: number): number {
  const below = items.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect()
    return y < top + height / 2
  })
  return below === -1 ? items.length : below
}

/** Lets the pointer drag the items of a list. The list changes when the pointer is released. */
export function useStepDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()

  const startDrag = (from: number) => (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const handle: HTMLElement = event.currentTarget
    // Otherwise the browser would select text.
    event.preventDefault()
    handle.setPointerCapture(event.pointerId)
    const listening = new AbortController()
    const { signal } = listening
    const gapOf = ({ clientY }: MouseEvent) => gapAt([...(list.current?.children ?? [])], clientY)
    const stop = () => {
      listening.abort()
      setDrag(undefined)
    }
    const drop = (moved: PointerEvent) => {
      const gap = gapOf(moved)
      stop()
      const to = gap > from ? gap - 1 : gap
      if (to !== from) onMove(from, to)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stop()
    }
    handle.addEventListener(
      'pointermove',
      (moved) => {
        setDrag({ from, gap: gapOf(moved) })
      },
      { signal },
    )
    handle.addEventListener('pointerup', drop, { signal })
    handle.addEventListener('pointercancel', stop, { signal })
    addEventListener('keydown', onKeyDown, { signal })
  }

  /** Returns the edge of an item at which the dragged one would be put. */
  const dropEdgeOf = (index: number, count: number): 'before' | 'after' | undefined => {
    if (!drag || drag.gap === drag.from || drag.gap === drag.from + 1) return undefined
    if (drag.gap === index) return 'before'
    return drag.gap === count && index === count - 1 ? 'after' : undefined
  }

  return { startDrag, dropEdgeOf }
}
