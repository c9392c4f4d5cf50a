import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'

interface LongListProps<T> {
  items: readonly T[]
  /** How many are drawn at first; Show more adds four times as many. */
  step: number
  /** The list around the rows that are drawn, such as an `ol` or a `table`. */
  children: (drawn: readonly T[]) => ReactNode
}

/** Rows by the screenful, however many there are. */
export function LongList<T>({ items, step, children }: LongListProps<T>) {
  const [shown, setShown] = useState(step)
  return (
    <>
      {children(items.slice(0, shown))}
      {shown < items.length && (
        <Button variant="outline" className="justify-self-start" onClick={() => { setShown(shown + 4 * step) }}>
          Show more
        </Button>
      )}
    </>
  )
}
