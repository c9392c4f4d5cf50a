import { createTransport, type SendMailOptions } from 'nodemailer'
import { isEmailAddress } from './email-address.ts'
import type { Message } from './message.ts'

export interface MailSettings {
  /** For example smtps://user:password@mail.example:465. */
  readonly server: string
  /** Recipient, and also the sender: mail servers reject senders from other domains. */
  readonly to: string
  /** Name of the sender. */
  readonly from: string
}

export interface Mailer {
  send(message: Message): Promise<void>
  close(): void
}

const maxSubjectLength = 150

/** A line break in a header would start a new header. */
function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function composeMail(
  { id, receivedAt, name, email, subject, message }: Message,
  { to, from }: MailSettings,
): SendMailOptions {
  const subjectLine = toOneLine(subject) === '' ? `Message from ${toOneLine(name)}` : toOneLine(subject)
  return {
    from: { name: from, address: to },
    to: { name: '', address: to },
    // Explicit, so that headers cannot change the recipient.
    envelope: { from: to, to },
    ...(isEmailAddress(email) && { replyTo: { name: '', address: email } }),
    subject: [...subjectLine].slice(0, maxSubjectLength).join(''),
    // The same for each attempt, so that mail clients deduplicate a message that is delivered twice.
    messageId: `<message-${String(id)}.${String(Date.parse(receivedAt))}@${to.slice(to.lastIndexOf('@') + 1)}>`,
    date: new Date(receivedAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `Name: ${toOneLine(name)}\nEmail: ${toOneLine(email)}\nSubject: ${toOneLine(subject)}\n\n${message}\n`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

export function createMailer(settings: MailSettings): Mailer {
  const transport = createTransport({
    url: settings.server,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async send(message) {
      await transport.sendMail(composeMail(message, settings))
    },
    close: () => transport.close(),
  }
}
