import { type PointerEvent, type RefObject, useState } from 'react'
import { useWindowEvent } from '#ui/use-window-event.ts'

export type DragHandle = ReturnType<ReturnType<typeof useStepDrag>['handleOf']>

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

/** Lets the pointer drag the items of a list. The list changes when the pointer is released; Escape cancels. */
export function useStepDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') setDrag(undefined)
  })

  /** Returns the event handlers of the part by which an item is dragged. */
  const handleOf = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      // Otherwise the browser would select text.
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from, gap: from })
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (drag) setDrag({ from, gap: gapAt([...(list.current?.children ?? [])], clientY) })
    },
    onPointerUp: () => {
      setDrag(undefined)
      const to = drag && drag.gap > from ? drag.gap - 1 : drag?.gap
      if (to !== undefined && to !== from) onMove(from, to)
    },
    onPointerCancel: () => setDrag(undefined),
  })

  /** Returns the edge of an item at which the dragged one would be put. */
  const dropEdgeOf = (index: number, count: number): 'before' | 'after' | undefined => {
    if (!drag || drag.gap === drag.from || drag.gap === drag.from + 1) return undefined
    if (drag.gap === index) return 'before'
    return drag.gap === count && index === count - 1 ? 'after' : undefined
  }

  return { handleOf, dropEdgeOf }
}
