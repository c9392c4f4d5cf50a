import type { Connection } from './database.ts'
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

interface DueRow extends MessageRow {
  readonly attempts: number
}

export function delayAfter(attempt: number): number {
  return Math.min(minute * 2 ** (attempt - 1), maxDelay)
}

/** Adds the last inserted message. Runs in the same transaction: a message is forwarded if and only if it is stored. */
export function putInOutbox(connection: Connection) {
  connection.run('INSERT INTO outbox (message_id, next_attempt_at) VALUES (last_insert_rowid(), ?)', Date.now())
}

/**
 * Returns the message that has been due the longest. The next attempt is scheduled before this one is made, so that neither
 * a crash nor a second server sends the message repeatedly.
 */
export function takeDueMessage(connection: Connection, now: number): DueMessage | undefined {
  return connection.transaction(() => {
    const row = connection.first(
      `SELECT message.*, attempts FROM outbox JOIN message ON message.id = message_id
       WHERE next_attempt_at <= ? ORDER BY next_attempt_at, id LIMIT 1`,
      now,
    ) as DueRow | undefined
    if (!row) return undefined
    const attempt = row.attempts + 1
    connection.run(
      'UPDATE outbox SET attempts = ?, next_attempt_at = ? WHERE message_id = ?',
      ...[attempt, now + delayAfter(attempt), row.id],
    )
    return { message: toMessage(row), attempt }
  })
}

export function dropFromOutbox(connection: Connection, id: number) {
  connection.run('DELETE FROM outbox WHERE message_id = ?', id)
}
