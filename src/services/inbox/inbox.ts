import Database from 'libsql'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '#core/input-error.ts'
import { copyDatabase } from './backup.ts'
import { connect, type Connection } from './database.ts'
import { type Message, type MessageRow, type NewMessage, toMessage } from './message.ts'
import { dropFromOutbox, type DueMessage, putInOutbox, takeDueMessage } from './outbox.ts'

/** Thrown when the disk is full, read-only or missing, or another process has locked the database. A retry may succeed. */
export class InboxUnavailable extends Error {
  override readonly name = 'InboxUnavailable'
}

export interface Inbox {
  /** Returns once the message is stored on disk, or if it already was. */
  add(message: NewMessage): void
  /** Returns the newest first. */
  messages(): Iterable<Message>
  find(id: number): Message | undefined
  /** Returns whether the message exists. */
  markRead(id: number): boolean
  /** Returns whether the message existed. */
  delete(id: number): boolean
  /** Returns the number of deleted messages. */
  deleteReceivedBefore(time: Date): number
  takeDue(now: Date): DueMessage | undefined
  dropFromOutbox(id: number): void
  /** Writes a consistent copy, even while other processes write. */
  backUp(file: string): void
  /** Throws if the database cannot be written. */
  check(): void
  close(): void
}

export type ServerTask = 'add' | 'deleteReceivedBefore' | 'takeDue' | 'dropFromOutbox' | 'check' | 'close'

/** The inbox methods that the server uses. The inbox may run on a separate thread. */
export type ServerInbox = {
  readonly [Task in ServerTask]: (
    ...args: Parameters<Inbox[Task]>
  ) => ReturnType<Inbox[Task]> | Promise<ReturnType<Inbox[Task]>>
}

export interface InboxSettings {
  readonly folder: string
  /** Whether new messages are also forwarded by mail. */
  readonly forwards?: boolean
  /** Whether to throw if the inbox does not exist: a new inbox in the wrong folder would look like an empty one. */
  readonly mustExist?: boolean
}

/** The hash includes the text: a corrected message sent with the same key is a new message and must not be lost. */
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

/** Writes the log to the database and truncates it. Returns false if another process still reads the log. */
function truncateWal(connection: Connection): boolean {
  return (connection.first('PRAGMA wal_checkpoint(TRUNCATE)') as { busy: number }).busy === 0
}

function deleteRows(connection: Connection, condition: string, value: number): number {
  const run = () => connection.run(`DELETE FROM message WHERE ${condition}`, value)
  try {
    return run()
  } catch {
    // A deletion is written to the log first. On a full disk, truncating the log makes room for it.
    truncateWal(connection)
    return run()
  }
}

function remove(connection: Connection, condition: string, value: number): number {
  const removed = deleteRows(connection, condition, value)
  // Runs even if nothing was deleted: the log may still contain rows from an earlier deletion.
  if (truncateWal(connection)) return removed
  throw new InputError(
    'The deleted text is still in the inbox’s log because another program is reading the inbox. Delete it again later.',
  )
}

/** Returns an id that changes when the file is replaced by another one of the same name. Returns undefined if the file does not exist. */
function fileIdentity(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${String(stats.dev)} ${String(stats.ino)}`
}

export function inboxFile(folder: string): string {
  return join(folder, 'messages.db')
}

/** Creates an inbox in a folder. The database is opened on first use, and again after an error. */
export function createInbox({ folder, forwards = false, mustExist = false }: InboxSettings): Inbox {
  let connection: Connection | undefined
  let openFileId: string | undefined
  let isClosed = false

  function unavailable(error: unknown): InboxUnavailable {
    const { message, code = '' } = error as NodeJS.ErrnoException
    const reason = code === '' || message.includes(code) ? message : `${message} (${code})`
    return new InboxUnavailable(`The inbox in ${folder} can’t be used: ${reason}.`, { cause: error })
  }

  function isReplaced(): boolean {
    const found = fileIdentity(inboxFile(folder))
    return found === undefined || found !== openFileId
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
    if (mustExist && !existsSync(inboxFile(folder))) throw new InputError(`${folder} doesn’t contain an inbox yet.`)
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      // An existing folder may be open to others. SQLite gives its other files the same permissions as this one.
      closeSync(openSync(inboxFile(folder), 'a', 0o600))
      connection = connect(inboxFile(folder))
      openFileId = fileIdentity(inboxFile(folder))
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
      // The file was replaced in the meantime: store the message again in the current file.
      if (isReplaced()) store()
      // A deleted log is lost when the process ends, so the message is written to the database immediately.
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
