import Database from 'libsql'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
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
  /** A copy in one chunk, whoever writes meanwhile. */
  backUp(file: string): void
  /** Throws unless something can be written. */
  check(): void
  close(): void
}

export type ServerTask = 'add' | 'deleteReceivedBefore' | 'takeDue' | 'dropFromOutbox' | 'check' | 'close'

/** What the server needs of an inbox, which may be on a thread of its own. */
export type ServerInbox = {
  readonly [Task in ServerTask]: (
    ...args: Parameters<Inbox[Task]>
  ) => ReturnType<Inbox[Task]> | Promise<ReturnType<Inbox[Task]>>
}

export interface InboxSettings {
  readonly folder: string
  /** Whether new messages are to be forwarded too. */
  readonly forwards?: boolean
  /** Whether it is a mistake if there is none: made in a wrong place, an empty one would look like no messages. */
  readonly mustExist?: boolean
}

/** Of the words too: whoever corrects what did not seem to arrive has sent another message, which must not be lost. */
function fingerprint({ key, form, name, email, subject, message }: NewMessage): Buffer | null {
  if (key === undefined) return null
  return createHash('sha256')
    .update(JSON.stringify([key, form, name, email, subject, message]))
    .digest()
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

/** Writes the log of changes back and truncates it, trying for as long as others are waited for. False if one still reads it. */
function truncateWal(connection: Connection): boolean {
  return (connection.first('PRAGMA wal_checkpoint(TRUNCATE)') as { busy: number }).busy === 0
}

function deleteRows(connection: Connection, condition: string, value: number): number {
  const run = () => connection.run(`DELETE FROM message WHERE ${condition}`, value)
  try {
    return run()
  } catch {
    // A deletion is written to the log first. On a full disk, emptying the log makes room for that.
    truncateWal(connection)
    return run()
  }
}

function remove(connection: Connection, condition: string, value: number): number {
  const removed = deleteRows(connection, condition, value)
  // Even if nothing was deleted: the log may still hold what an earlier deletion had to leave in it.
  if (truncateWal(connection)) return removed
  throw new InputError(
    'What was deleted can still be read in the log of the inbox, because another program is using it. Delete it again later.',
  )
}

/** Tells a file from another one under the same name. Nothing if there is none. */
function identify(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${String(stats.dev)} ${String(stats.ino)}`
}

export function inboxFile(folder: string): string {
  return join(folder, 'messages.db')
}

/** The messages in a folder. It is opened when first used, and anew after the disk has failed. */
export function createInbox({ folder, forwards = false, mustExist = false }: InboxSettings): Inbox {
  let connection: Connection | undefined
  let openFile: string | undefined
  let isClosed = false

  function unavailable(error: unknown): InboxUnavailable {
    const { message, code = '' } = error as NodeJS.ErrnoException
    const reason = code === '' || message.includes(code) ? message : `${message} (${code})`
    return new InboxUnavailable(`The inbox in ${folder} cannot be used: ${reason}.`, { cause: error })
  }

  function isReplaced(): boolean {
    const found = identify(inboxFile(folder))
    return found === undefined || found !== openFile
  }

  function disconnect() {
    const open = connection
    connection = undefined
    open?.close()
  }

  function open(): Connection {
    if (isClosed) throw new InboxUnavailable('The inbox is closed.')
    // A deleted file can still be written to, but a message in it would be lost.
    if (connection && isReplaced()) disconnect()
    if (connection) return connection
    if (mustExist && !existsSync(inboxFile(folder))) throw new InputError(`There is no inbox in ${folder} yet.`)
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      // The folder may be older, and open to others. The database's further files take after it.
      closeSync(openSync(inboxFile(folder), 'a', 0o600))
      connection = connect(inboxFile(folder))
      openFile = identify(inboxFile(folder))
      return connection
    } catch (error) {
      throw error instanceof InputError ? error : unavailable(error)
    }
  }

  function toInboxError(error: unknown): unknown {
    if (!(error instanceof Database.SqliteError)) return error
    disconnect()
    return unavailable(error)
  }

  function withConnection<T>(work: (connection: Connection) => T): T {
    const opened = open()
    try {
      return work(opened)
    } catch (error) {
      throw toInboxError(error)
    }
  }

  function* messages() {
    const opened = open()
    try {
      for (const row of opened.rows('SELECT * FROM message ORDER BY id DESC')) yield toMessage(row as MessageRow)
    } catch (error) {
      throw toInboxError(error)
    }
  }

  return {
    add(message) {
      const store = () => {
        withConnection((db) => {
          insert(db, message, forwards)
        })
      }
      store()
      // Replaced in the meantime: stored again, in the file that is there now.
      if (isReplaced()) store()
      // A message in a deleted log is lost when the process ends, so it is written to the database at once.
      if (!existsSync(`${inboxFile(folder)}-wal`)) withConnection(truncateWal)
    },
    messages,
    find: (id) =>
      withConnection((db) => {
        const row = db.first('SELECT * FROM message WHERE id = ?', id) as MessageRow | undefined
        return row && toMessage(row)
      }),
    markRead: (id) => withConnection((db) => db.run('UPDATE message SET is_read = 1 WHERE id = ?', id) === 1),
    delete: (id) => withConnection((db) => remove(db, 'id = ?', id) === 1),
    deleteReceivedBefore: (time) => withConnection((db) => remove(db, 'received_at < ?', time.getTime())),
    takeDue: (now) => withConnection((db) => takeDueMessage(db, now.getTime())),
    dropFromOutbox: (id) => withConnection((db) => dropFromOutbox(db, id)),
    backUp: (file) => withConnection((db) => copyDatabase(db, file)),
    check() {
      withConnection((db) => {
        db.rewriteVersion()
      })
    },
    close() {
      isClosed = true
      disconnect()
    },
  }
}
