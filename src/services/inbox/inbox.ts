import { join } from 'node:path'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { InputError } from '#core/tool/input-error.ts'
import type { ExportedMessage, Message, NewMessage } from './message.ts'
import type { DueMessage } from './outbox.ts'

type Awaitable<T> = T | Promise<T>

/** Stored messages and those still to be forwarded. Implemented for an SQLite file and for PostgreSQL. */
export interface Inbox {
  /** Where the messages are, without credentials. */
  readonly place: string
  /** Returns once the message is stored on disk, or if it already was. */
  add(message: NewMessage): Awaitable<void>
  /** Adds a message from an export. Returns whether the inbox did not contain it. */
  addExported(message: ExportedMessage): Awaitable<boolean>
  /** Returns the newest first. */
  messages(): Iterable<Message> | AsyncIterable<Message>
  find(id: number): Awaitable<Message | undefined>
  /** Returns whether the message exists. */
  markRead(id: number): Awaitable<boolean>
  /** Returns whether the message existed. */
  delete(id: number): Awaitable<boolean>
  /** Returns the number of deleted messages. */
  deleteReceivedBefore(time: Date): Awaitable<number>
  /**
   * Returns the message that has been due the longest. The next attempt is scheduled before this one is made, so that
   * neither a crash nor a second server sends the message repeatedly.
   */
  takeDue(): Awaitable<DueMessage | undefined>
  dropFromOutbox(id: number): Awaitable<void>
  /** Writes a consistent copy, even while other processes write. */
  backUp(file: string): Awaitable<void>
  /** Throws if the largest message cannot be stored. */
  check(): Awaitable<void>
  /** Limits messages per client across all servers. An inbox for one server leaves this out. */
  createRateLimiter?(messagesPerMinute: number): RateLimiterAbstract
  close(): Awaitable<void>
}

export type ServerTask = 'add' | 'deleteReceivedBefore' | 'takeDue' | 'dropFromOutbox' | 'check' | 'close'

/** The part of the inbox that the server uses. An SQLite inbox runs on a separate thread. */
export type ServerInbox = Pick<Inbox, ServerTask | 'createRateLimiter'>

export interface InboxSettings {
  /** Folder of the SQLite file. */
  readonly folder: string
  /** Address of a PostgreSQL database to use instead of the file. */
  readonly databaseUrl?: string | undefined
  /** Whether new messages are also forwarded by mail. */
  readonly forwards?: boolean
  /** Whether to throw if the inbox does not exist: a new inbox in the wrong place would look like an empty one. */
  readonly mustExist?: boolean
  /** How long to wait for another process that has locked the SQLite file. */
  readonly lockMilliseconds?: number
}

/** Returns the SQLite file in the folder of an inbox. */
export function inboxFile(folder: string): string {
  return join(folder, 'messages.db')
}

/** Thrown if the disk, the database or the connection to it fails. A retry may succeed. */
export class InboxUnavailable extends Error {
  override readonly name = 'InboxUnavailable'
}

/** @param place where the inbox is, without credentials */
export function toUnavailable(error: unknown, place: string): InboxUnavailable {
  const { message, code = '' } = error as NodeJS.ErrnoException
  // A host with several addresses fails with a code and no message.
  const reason = message === '' || message.includes(code) ? message || code : `${message} (${code})`
  return new InboxUnavailable(`The inbox in ${place} can’t be used: ${reason}.`, { cause: error })
}

/** Does not repeat the address, which contains a password. */
export function invalidDatabaseUrl(): InputError {
  return new InputError(
    'DATABASE_URL must be an address like postgresql://user:password@db.example.com:5432/textwright.',
  )
}

/** Throws if a newer release has migrated the inbox. */
export function checkVersion(version: number, supportedVersion: number) {
  if (version <= supportedVersion) return
  throw new InputError(
    `The inbox has version ${String(version)}, but this release of Textwright supports only version ` +
      `${String(supportedVersion)}. Use the newer release that created the inbox.`,
  )
}
