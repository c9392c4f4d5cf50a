import Database from 'libsql'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '#core/input-error.ts'
import { copyDatabase } from './backup.ts'
import { connect, type Connection } from './database.ts'
import { type Message, type MessageRow, type NewMessage, toMessage } from './message.ts'
import { dropFromOutbox, type DueMessage, putInOutbox, takeDueMessage } from './outbox.ts'

/** The disk is full, read-only or gone, or another process holds the database. It may be well again the next time. */
export class InboxUnavailable extends Error {
  override readonly name = 'InboxUnavailable'
}

export interface Inbox {
  /** Returns once the message is on the disk, or was there already. */
  add(message: NewMessage): void
  /** The newest first. */
  messages(): Iterable<Message>
  find(id: number): Message | undefined
  /** Whether there is such a message. */
  markRead(id: number): boolean
  /** Whether there was such a message. */
  delete(id: number): boolean
  /** How many there were. */
  deleteReceivedBefore(time: Date): number
  takeDue(now: Date): DueMessage | undefined
  dropFromOutbox(id: number): void
  /** A copy in one piece, whoever writes meanwhile. */
  backUp(file: string): void
  /** Throws unless the database answers and took the last message it was given. */
  check(): void
  close(): void
}

interface Settings {
  readonly folder: string
  /** Whether new messages are to be forwarded too. */
  readonly forwards?: boolean
  /** Whether it is a mistake if there is none: made in a wrong place, an empty one would look like no messages. */
  readonly mustExist?: boolean
}

/** Of the words too: whoever corrects what did not seem to arrive has sent another message, which must not be lost. */
function fingerprint({ key, form, name, email, subject, message }: NewMessage): Buffer | null {
  if (key === undefined) return null
  return createHash('sha256').update(JSON.stringify([key, form, name, email, subject, message])).digest()
}

function insert(connection: Connection, message: NewMessage, forwards: boolean) {
  const { form, name, email, subject, message: text } = message
  connection.transaction(() => {
    const added = connection.run(
      `INSERT INTO message (received_at, form, name, email, subject, message, fingerprint)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (fingerprint) DO NOTHING`,
      ...[Date.now(), form, name, email, subject, text, fingerprint(message)],
    )
    if (added === 1 && forwards) putInOutbox(connection)
  })
}

/** What was deleted is also in the log of changes until that is written back. */
function emptyLog(connection: Connection) {
  connection.first('PRAGMA wal_checkpoint(TRUNCATE)')
}

function remove(connection: Connection, condition: string, value: number): number {
  const removed = connection.run(`DELETE FROM message WHERE ${condition}`, value)
  if (removed > 0) emptyLog(connection)
  return removed
}

export function inboxFile(folder: string): string {
  return join(folder, 'messages.db')
}

/** The messages in a folder. It is opened when first used, and anew after the disk has failed. */
export function createInbox({ folder, forwards = false, mustExist = false }: Settings): Inbox {
  let connection: Connection | undefined
  let isClosed = false
  let lastRefusal: unknown

  function unavailable(error: unknown): InboxUnavailable {
    const { message, code = '' } = error as NodeJS.ErrnoException
    const reason = code === '' || message.includes(code) ? message : `${message} (${code})`
    return new InboxUnavailable(`The inbox in ${folder} cannot be used: ${reason}.`, { cause: error })
  }

  function disconnect() {
    const open = connection
    connection = undefined
    open?.close()
  }

  function open(): Connection {
    if (isClosed) throw new InboxUnavailable('The inbox is closed.')
    if (connection) return connection
    if (mustExist && !existsSync(inboxFile(folder))) throw new InputError(`There is no inbox in ${folder} yet.`)
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      // The folder may be older, and open to others. The database's further files take after it.
      closeSync(openSync(inboxFile(folder), 'a', 0o600))
      return (connection = connect(inboxFile(folder)))
    } catch (error) {
      throw error instanceof InputError ? error : unavailable(error)
    }
  }

  function explain(error: unknown): unknown {
    if (!(error instanceof Database.SqliteError)) return error
    disconnect()
    return unavailable(error)
  }

  function use<T>(work: (connection: Connection) => T): T {
    const opened = open()
    try {
      return work(opened)
    } catch (error) {
      throw explain(error)
    }
  }

  function* messages() {
    const opened = open()
    try {
      for (const row of opened.rows('SELECT * FROM message ORDER BY id DESC')) yield toMessage(row as MessageRow)
    } catch (error) {
      throw explain(error)
    }
  }

  return {
    add(message) {
      try {
        use((at) => { insert(at, message, forwards) })
        lastRefusal = undefined
      } catch (error) {
        lastRefusal = error
        throw error
      }
    },
    messages,
    find: (id) =>
      use((at) => {
        const row = at.first('SELECT * FROM message WHERE id = ?', id) as MessageRow | undefined
        return row && toMessage(row)
      }),
    markRead: (id) => use((at) => at.run('UPDATE message SET is_read = 1 WHERE id = ?', id) === 1),
    delete: (id) => use((at) => remove(at, 'id = ?', id) === 1),
    deleteReceivedBefore: (time) => use((at) => remove(at, 'received_at < ?', time.getTime())),
    takeDue: (now) => use((at) => takeDueMessage(at, now.getTime())),
    dropFromOutbox: (id) => use((at) => dropFromOutbox(at, id)),
    backUp: (file) => use((at) => copyDatabase(at, file)),
    check() {
      use((at) => at.first('SELECT id FROM message LIMIT 1'))
      // A full disk can still be read.
      if (lastRefusal instanceof InboxUnavailable) throw lastRefusal
    },
    close() {
      isClosed = true
      disconnect()
    },
  }
}
