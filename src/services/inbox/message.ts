import { createHash, randomBytes } from 'node:crypto'

/** In UTF-16 code units, like a browser's `maxlength`. */
export const maxMessageLength = 50_000

/** As large as a message can be, in UTF-8. Random, because a database may compress it. */
export function writeLargestMessage(): string {
  const bytes = 3 * maxMessageLength
  return randomBytes(bytes / 2).toString('hex')
}

/** A stored message. */
export interface Message {
  readonly id: number
  /** ISO 8601, in UTC. */
  readonly receivedAt: string
  readonly form: string
  readonly name: string
  readonly email: string
  /** Empty if the sender left it out. */
  readonly subject: string
  readonly message: string
  readonly read: boolean
}

export interface NewMessage extends Pick<Message, 'form' | 'name' | 'email' | 'subject' | 'message'> {
  /** Idempotency key: the same text sent again with the same key is the same message. */
  readonly key?: string | undefined
}

/** A message that another inbox has received. */
export type ExportedMessage = Omit<Message, 'id'>

/** A message as a row: SQLite has neither dates nor booleans. */
export interface MessageRow extends Pick<Message, 'id' | 'form' | 'name' | 'email' | 'subject' | 'message'> {
  readonly received_at: number | Date
  readonly is_read: number | boolean
}

export function toMessage({ id, received_at, form, name, email, subject, message, is_read }: MessageRow): Message {
  const receivedAt = new Date(received_at).toISOString()
  return { id, receivedAt, form, name, email, subject, message, read: Boolean(is_read) }
}

/** The hash includes the text: a corrected message sent with the same key is a new message and must not be lost. */
export function fingerprint({ key, form, name, email, subject, message }: NewMessage): Buffer | null {
  if (key === undefined) return null
  return createHash('sha256')
    .update(JSON.stringify([key, form, name, email, subject, message]))
    .digest()
}
