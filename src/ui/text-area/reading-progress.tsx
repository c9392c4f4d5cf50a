import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

export interface ReadingState {
  readonly controller: AbortController
  /** Shows progress or a question about the file. */
  readonly setStatus: (status: ReactNode) => void
}

/** How much of a file is read, with a button to cancel. */
export function ReadingProgress({ name, done, onCancel }: { name: string; done: number; onCancel: () => void }) {
  return (
    <>
      <progress aria-label={`Reading ${name}`} value={done} max={1} />
      <span>Reading {name}…</span>
      <Button variant="outline" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </>
  )
}
