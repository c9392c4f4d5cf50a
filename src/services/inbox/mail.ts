import { createTransport, type SendMailOptions } from 'nodemailer'
import { site } from '#page/site.ts'
import { isEmailAddress } from './email-address.ts'
import type { Message } from './message.ts'

export interface MailSettings {
  /** Such as smtps://user:password@mail.example:465. */
  readonly server: string
  /** Where messages go, and where they come from: mail servers refuse senders of other domains. */
  readonly to: string
}

export interface Mailer {
  send(message: Message): Promise<void>
  close(): void
}

const maxSubjectLength = 150

/** A header is one line, whatever a person has written. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function composeMail({ id, receivedAt, name, email, subject, message }: Message, to: string): SendMailOptions {
  const subjectLine = oneLine(subject) === '' ? `A message from ${oneLine(name)}` : oneLine(subject)
  return {
    from: { name: site.name, address: to },
    to: { name: '', address: to },
    // Named by us: what a header says changes nothing about where it goes.
    envelope: { from: to, to },
    ...(isEmailAddress(email) && { replyTo: { name: '', address: email } }),
    subject: [...subjectLine].slice(0, maxSubjectLength).join(''),
    // The same for each attempt: should one arrive twice, a mail program shows it once.
    messageId: `<message-${String(id)}.${String(Date.parse(receivedAt))}@${to.slice(to.lastIndexOf('@') + 1)}>`,
    date: new Date(receivedAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `Name: ${oneLine(name)}\nEmail: ${oneLine(email)}\nSubject: ${oneLine(subject)}\n\n${message}\n`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

export function createMailer({ server, to }: MailSettings): Mailer {
  const transport = createTransport({
    url: server,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async send(message) {
      await transport.sendMail(composeMail(message, to))
    },
    close: () => transport.close(),
  }
}
