import { type Message, type MessageRow, toMessage } from './message.ts'

const minute = 60_000
const maxDelay = 6 * 60 * minute

/** About 38 hours with growing delays: enough time to repair a mail server. */
export const maxAttempts = 15

/** A message to forward now, and the number of this attempt. */
export interface DueMessage {
  readonly message: Message
  readonly attempt: number
}

export interface DueRow extends MessageRow {
  /** Attempts made so far. */
  readonly attempts: number
}

/** Milliseconds until the next attempt. */
export function delayAfter(attempt: number): number {
  return Math.min(minute * 2 ** (attempt - 1), maxDelay)
}

export function toDueMessage(row: DueRow): DueMessage {
  return { message: toMessage(row), attempt: row.attempts + 1 }
}
