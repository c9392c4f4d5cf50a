import { InputError } from '#core/tool/input-error.ts'
import type { Inbox, InboxSettings } from './inbox.ts'
import { fingerprint, type Message, type MessageRow, toMessage, writeLargestMessage } from './message.ts'
import { delayAfter, type DueRow, toDueMessage } from './outbox.ts'
import { openDatabase } from './postgres-database.ts'
import { createPostgresRateLimiter } from './postgres-rate-limit.ts'

/** Messages read at a time, so that an export does not load the whole inbox. */
const pageSize = 500

/** Creates an inbox in a PostgreSQL database, which several servers can share. */
export function createPostgresInbox(
  url: string,
  { forwards = false, mustExist = false }: Omit<InboxSettings, 'folder'> = {},
) {
  const database = openDatabase(url, { mustExist })
  const { run } = database

  async function* messages(): AsyncIterable<Message> {
    let page: MessageRow[] = []
    do {
      const lastId = page.at(-1)?.id ?? Number.MAX_SAFE_INTEGER
      const sql = 'SELECT * FROM textwright.message WHERE id < $1 ORDER BY id DESC LIMIT $2'
      page = (await run<MessageRow>(sql, [lastId, pageSize])).rows
      yield* page.map(toMessage)
    } while (page.length === pageSize)
  }

  return {
    place: database.place,
    async add(message) {
      const { form, name, email, subject, message: text } = message
      // One statement: a message is forwarded if and only if it is stored.
      await run(
        `WITH added AS (
           INSERT INTO textwright.message (received_at, form, name, email, subject, message, fingerprint)
           VALUES (now(), $1, $2, $3, $4, $5, $6) ON CONFLICT (fingerprint) DO NOTHING RETURNING id
         )
         INSERT INTO textwright.outbox (message_id, next_attempt_at) SELECT id, now() FROM added WHERE $7`,
        [form, name, email, subject, text, fingerprint(message), forwards],
      )
    },
    async addExported({ receivedAt, form, name, email, subject, message, read }) {
      // Exported times have no microseconds.
      const { rowCount } = await run(
        `INSERT INTO textwright.message (received_at, form, name, email, subject, message, is_read)
         SELECT $1::timestamptz, $2::text, $3::text, $4::text, $5::text, $6::text, $7::boolean
         WHERE NOT EXISTS (SELECT 1 FROM textwright.message
           WHERE date_trunc('milliseconds', received_at) = $1 AND email = $4 AND message = $6)`,
        [receivedAt, form, name, email, subject, message, read],
      )
      return rowCount === 1
    },
    messages,
    async find(id) {
      const { rows } = await run<MessageRow>('SELECT * FROM textwright.message WHERE id = $1', [id])
      return rows[0] && toMessage(rows[0])
    },
    async markRead(id) {
      return (await run('UPDATE textwright.message SET is_read = true WHERE id = $1', [id])).rowCount === 1
    },
    async delete(id) {
      return (await run('DELETE FROM textwright.message WHERE id = $1', [id])).rowCount === 1
    },
    async deleteReceivedBefore(time) {
      return (await run('DELETE FROM textwright.message WHERE received_at < $1', [time])).rowCount ?? 0
    },
    // The database's clock, because those of two servers differ.
    takeDue: () =>
      database.transaction(async (runInside) => {
        const { rows } = await runInside<DueRow>(
          `SELECT message.*, attempts FROM textwright.outbox JOIN textwright.message ON message.id = message_id
           WHERE next_attempt_at <= now() ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE OF outbox SKIP LOCKED`,
        )
        const due = rows[0] && toDueMessage(rows[0])
        if (!due) return undefined
        await runInside(
          `UPDATE textwright.outbox SET attempts = $1, next_attempt_at = now() + $2 * interval '1 millisecond'
           WHERE message_id = $3`,
          [due.attempt, delayAfter(due.attempt), due.message.id],
        )
        return due
      }),
    async dropFromOutbox(id) {
      await run('DELETE FROM textwright.outbox WHERE message_id = $1', [id])
    },
    backUp() {
      throw new InputError('This inbox is in PostgreSQL. Back it up with pg_dump, as described in docs/messages.md.')
    },
    // Tests writing: a full disk and a standby can still be read.
    check: () =>
      database.transaction(async (runInside) => {
        await runInside('UPDATE textwright.version SET version = version')
        await runInside(
          `INSERT INTO textwright.message (id, received_at, form, name, email, subject, message)
           OVERRIDING SYSTEM VALUE VALUES (-1, now(), '', '', '', '', $1)`,
          [writeLargestMessage()],
        )
        await runInside('DELETE FROM textwright.message WHERE id = -1')
      }),
    createRateLimiter: (messagesPerMinute) => createPostgresRateLimiter(run, messagesPerMinute),
    close: () => database.close(),
  } satisfies Inbox
}
