import Database from 'libsql'
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { InputError } from '#core/tool/input-error.ts'
import { type Inbox, inboxFile, type InboxSettings, InboxUnavailable, toUnavailable } from './inbox.ts'
import {
  fingerprint,
  type Message,
  type MessageRow,
  type NewMessage,
  toMessage,
  writeLargestMessage,
} from './message.ts'
import { keepReserve, releaseReserve } from './disk-reserve.ts'
import { copyDatabase } from './sqlite-backup.ts'
import { connect, type Connection } from './sqlite-database.ts'
import { dropFromOutbox, putInOutbox, takeDueMessage } from './sqlite-outbox.ts'

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

/** Writes and deletes a message in one transaction: a full disk can still be read, and has room for small changes. */
function writeProbe(connection: Connection) {
  connection.transaction(() => {
    connection.run(
      `INSERT INTO message (id, received_at, form, name, email, subject, message) VALUES (-1, 0, '', '', '', '', ?)`,
      writeLargestMessage(),
    )
    connection.run('DELETE FROM message WHERE id = -1')
  })
}

interface Deletion {
  readonly condition: string
  readonly value: number
  readonly folder: string
}

function deleteRows(connection: Connection, { condition, value, folder }: Deletion): number {
  const run = () => connection.run(`DELETE FROM message WHERE ${condition}`, value)
  try {
    return run()
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_FULL') releaseReserve(folder)
    // A deletion is written to the log first. On a full disk, truncating the log makes room for it.
    truncateWal(connection)
    return run()
  }
}

function remove(connection: Connection, deletion: Deletion): number {
  const removed = deleteRows(connection, deletion)
  // Runs even if nothing was deleted: the log may still contain rows from an earlier deletion.
  if (truncateWal(connection)) return removed
  throw new InputError(
    'The deleted text is still in the inbox’s log because another program is reading the inbox. Delete it again later.',
  )
}

/**
 * Returns an id that changes when the file is replaced by another one of the same name. Returns undefined if the file does
 * not exist.
 */
function fileIdentity(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${String(stats.dev)} ${String(stats.ino)}`
}

/** Creates an inbox in a folder. The database is opened on first use, and again after an error. */
export function createSqliteInbox({ folder, forwards = false, mustExist = false, lockMilliseconds }: InboxSettings) {
  let connection: Connection | undefined
  let openFileId: string | undefined
  let isClosed = false

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
      connection = connect(inboxFile(folder), { lockMilliseconds })
      openFileId = fileIdentity(inboxFile(folder))
      return connection
    } catch (error) {
      throw error instanceof InputError ? error : toUnavailable(error, folder)
    }
  }

  function toInboxError(error: unknown): unknown {
    if (!(error instanceof Database.SqliteError)) return error
    disconnect()
    return toUnavailable(error, folder)
  }

  function withConnection<T>(work: (connection: Connection) => T): T {
    const opened = open()
    try {
      return work(opened)
    } catch (error) {
      throw toInboxError(error)
    }
  }

  function* messages(): Iterable<Message> {
    const opened = open()
    try {
      for (const row of opened.rows('SELECT * FROM message ORDER BY id DESC')) yield toMessage(row as MessageRow)
    } catch (error) {
      throw toInboxError(error)
    }
  }

  return {
    place: inboxFile(folder),
    add(message) {
      const store = () => {
        withConnection((db) => insert(db, message, forwards))
      }
      store()
      // The file was replaced in the meantime: store the message again in the current file.
      if (isReplaced()) store()
      // A deleted log is lost when the process ends, so the message is written to the database immediately.
      if (!existsSync(`${inboxFile(folder)}-wal`)) withConnection(truncateWal)
    },
    addExported({ receivedAt, form, name, email, subject, message, read }) {
      const time = Date.parse(receivedAt)
      const values = [time, form, name, email, subject, message, Number(read)]
      return withConnection((db) => {
        const added = db.run(
          `INSERT INTO message (received_at, form, name, email, subject, message, is_read) SELECT ?, ?, ?, ?, ?, ?, ?
           WHERE NOT EXISTS (SELECT 1 FROM message WHERE received_at = ? AND email = ? AND message = ?)`,
          ...[...values, time, email, message],
        )
        return added === 1
      })
    },
    messages,
    find: (id) =>
      withConnection((db) => {
        const row = db.first('SELECT * FROM message WHERE id = ?', id) as MessageRow | undefined
        return row && toMessage(row)
      }),
    markRead: (id) => withConnection((db) => db.run('UPDATE message SET is_read = 1 WHERE id = ?', id) === 1),
    delete: (id) => withConnection((db) => remove(db, { condition: 'id = ?', value: id, folder }) === 1),
    deleteReceivedBefore: (time) =>
      withConnection((db) => remove(db, { condition: 'received_at < ?', value: time.getTime(), folder })),
    takeDue: () => withConnection(takeDueMessage),
    dropFromOutbox: (id) => withConnection((db) => dropFromOutbox(db, id)),
    backUp: (file) => withConnection((db) => copyDatabase(db, file)),
    check() {
      withConnection(writeProbe)
      keepReserve(folder)
    },
    close() {
      isClosed = true
      disconnect()
    },
  } satisfies Inbox
}
