import { type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import './long-list.css'

interface LongListProps<T> {
  items: readonly T[]
  /** Number of items rendered initially; “Show more” adds four times as many. */
  step: number
  /** Renders at least this many items. */
  minShown?: number
  /** Renders the list, such as an `ol` or a `table`. */
  children: (visible: readonly T[]) => ReactNode
}

/** A list that renders more items on demand. */
export function LongList<T>({ items, step, minShown = 0, children }: LongListProps<T>) {
  const [shownByUser, setShownByUser] = useState(step)
  const shown = Math.max(shownByUser, minShown)
  const list = useRef<HTMLDivElement>(null)
  const showMore = () => {
    const more = shown + 4 * step
    setShownByUser(more)
    // Once all items are shown, the button disappears, so focus moves to the list.
    if (more >= items.length) list.current?.focus()
  }
  return (
    <>
      <div ref={list} tabIndex={-1} className="long-list">
        {children(items.slice(0, shown))}
      </div>
      {shown < items.length && (
        <Button variant="outline" onClick={showMore}>
          Show more
        </Button>
      )}
    </>
  )
}
