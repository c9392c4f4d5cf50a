import type { Change } from './changes.ts'
import type { Counted } from './counted.ts'
import type { Invisible } from './invisible.ts'

export interface ChangeCount extends Omit<Counted, 'text'> {
  readonly change: Change
}

export interface Cleaned {
  readonly text: string
  /** The chosen changes in the order in which they were made, and how often each one was made. */
  readonly changes: readonly ChangeCount[]
  /** The invisible characters in the text before it was changed. */
  readonly invisible: readonly Invisible[]
}

export function print({ text }: Cleaned): string {
  return text
}
