import { delayAfter, type DueMessage, type DueRow, toDueMessage } from './outbox.ts'
import type { Connection } from './sqlite-database.ts'

/** Adds the last inserted message. Runs in the same transaction: a message is forwarded if and only if it is stored. */
export function putInOutbox(connection: Connection) {
  connection.run('INSERT INTO outbox (message_id, next_attempt_at) VALUES (last_insert_rowid(), ?)', Date.now())
}

export function takeDueMessage(connection: Connection): DueMessage | undefined {
  return connection.transaction(() => {
    const now = Date.now()
    const row = connection.first(
      `SELECT message.*, attempts FROM outbox JOIN message ON message.id = message_id
       WHERE next_attempt_at <= ? ORDER BY next_attempt_at, id LIMIT 1`,
      now,
    ) as DueRow | undefined
    if (!row) return undefined
    const due = toDueMessage(row)
    connection.run(
      'UPDATE outbox SET attempts = ?, next_attempt_at = ? WHERE message_id = ?',
      ...[due.attempt, now + delayAfter(due.attempt), row.id],
    )
    return due
  })
}

export function dropFromOutbox(connection: Connection, id: number) {
  connection.run('DELETE FROM outbox WHERE message_id = ?', id)
}
