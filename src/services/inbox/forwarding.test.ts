import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Forwarding, startForwarding } from './forwarding.ts'
import type { Inbox } from './inbox.ts'
import { createMailer } from './mail.ts'
import type { NewMessage } from './message.ts'
import { maxAttempts, delayAfter } from './outbox.ts'
import { describeInboxes } from '#test/sample-inbox.ts'
import { startMailServer } from '#test/sample-mail-server.ts'

const to = 'owner@example.org'
const hello: NewMessage = {
  form: 'contact',
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Hello',
  message: 'A text.',
}

function headersOf(text: string): Record<string, string> {
  const lines = text.slice(0, text.indexOf('\n\n')).replaceAll(/\n\s+/g, ' ').split('\n')
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]))
}

describeInboxes((sample) => {
  let inbox: Inbox
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  let forwarding: Forwarding | undefined
  const reports: string[] = []

  beforeEach(async () => {
    inbox = await sample.open({ forwards: true })
    mailServer = await startMailServer()
    reports.length = 0
  })

  afterEach(async () => {
    await forwarding?.stop()
    mailServer.stop()
    await inbox.close()
  })

  function start(url = mailServer.url) {
    const mailer = createMailer({ server: url, to, from: 'A Site' })
    forwarding = startForwarding({
      inbox,
      mailer,
      report: (problem) => reports.push(problem),
      intervalMilliseconds: 20,
    })
    return forwarding
  }

  function readOutbox(): Promise<unknown[]> {
    return sample.query('SELECT message_id AS id, attempts FROM outbox ORDER BY message_id')
  }

  async function forward(...messages: NewMessage[]) {
    for (const message of messages) await inbox.add(message)
    start()
    await expect.poll(readOutbox).toEqual([])
  }

  test('forwards a message once, with the sender as Reply-To', async () => {
    await forward(hello)
    const [mail] = mailServer.emails
    expect(mail).toMatchObject({ from: `<${to}>`, to: [`<${to}>`] })
    expect(headersOf(mail?.text ?? '')).toMatchObject({
      From: `A Site <${to}>`,
      To: to,
      'Reply-To': 'ada@example.com',
      Subject: 'Hello',
    })
    expect(mail?.text).toMatch(/\n\nName: Ada\nEmail: ada@example\.com\nSubject: Hello\n\nA text\.\n?$/)
    expect(mailServer.emails).toHaveLength(1)
    expect((await inbox.find(1))?.read).toBe(false)
  })

  test('forwards a message that arrives later', async () => {
    start()
    await inbox.add(hello)
    forwarding?.wake()
    await expect.poll(() => mailServer.emails.length).toBe(1)
  })

  test('uses the sender’s name if there is no subject', async () => {
    await forward({ ...hello, subject: '' })
    expect(headersOf(mailServer.emails[0]?.text ?? '')['Subject']).toBe('Message from Ada')
  })

  test.each([
    ['name', { name: 'Ada\r\nBcc: spam@example.net\r\n\r\nBuy' }],
    ['subject', { subject: 'Hello\r\nBcc: spam@example.net\r\n\r\nBuy' }],
    ['subject, with bare line feeds', { subject: 'Hello\nBcc: spam@example.net\n\nBuy' }],
    ['name used as the subject', { subject: '', name: 'Ada\rBcc: spam@example.net\u2028X: y' }],
    ['email', { email: 'ada@example.com\r\nBcc: spam@example.net' }],
    ['email, as a list', { email: 'ada@example.com, spam@example.net' }],
    ['message', { message: 'Hello\r\n.\r\nMAIL FROM:<spam@example.net>\r\n' }],
  ])('treats a header or a command in the %s as text', async (_, part) => {
    await forward({ ...hello, ...part })
    const [mail, ...others] = mailServer.emails
    expect(others).toEqual([])
    expect(mail?.to).toEqual([`<${to}>`])
    const headers = headersOf(mail?.text ?? '')
    expect(Object.keys(headers)).not.toContain('Bcc')
    expect(Object.keys(headers)).not.toContain('X')
    const isAddress = !('email' in part)
    expect(headers['Reply-To']).toBe(isAddress ? 'ada@example.com' : undefined)
  })

  test('truncates a long subject between characters', async () => {
    await forward({ ...hello, subject: '😀'.repeat(200) })
    const subject = headersOf(mailServer.emails[0]?.text ?? '')['Subject'] ?? ''
    const words = [...subject.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, word]) =>
      Buffer.from(word ?? '', 'base64').toString(),
    )
    expect(words.join('')).toBe('😀'.repeat(150))
  })

  test('does not send a deleted message', async () => {
    await inbox.add(hello)
    await inbox.add({ ...hello, subject: 'Second' })
    await inbox.delete(1)
    start()
    await expect.poll(readOutbox).toEqual([])
    expect(mailServer.emails.map(({ text }) => headersOf(text)['Subject'])).toEqual(['Second'])
  })

  describe('a failing mail server', () => {
    test('is retried with growing delays', () => {
      const minutes = Array.from({ length: maxAttempts }, (_, index) => delayAfter(index + 1) / 60_000)
      expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360, 360, 360])
    })

    test('does not lose messages, and the report contains no personal data', async () => {
      await inbox.add(hello)
      start('smtp://127.0.0.1:1')
      await expect.poll(() => reports).toEqual(['Message 1 couldn’t be forwarded (ESOCKET), attempt 1 of 15.'])
      expect(await readOutbox()).toEqual([{ id: 1, attempts: 1 }])
      await forwarding?.stop()

      await sample.query(`UPDATE outbox SET next_attempt_at = ${sample.time(0)}`)
      start()
      await expect.poll(readOutbox).toEqual([])
      expect(mailServer.emails).toHaveLength(1)
    })

    test('that rejects an email is reported with its error code', async () => {
      mailServer.refusal = '550 no ada@example.com'
      await inbox.add(hello)
      start()
      await expect.poll(() => reports).toEqual(['Message 1 couldn’t be forwarded (EENVELOPE 550), attempt 1 of 15.'])
      expect(mailServer.emails).toEqual([])
    })

    test('is not tried again after the last attempt, and the message stays in the inbox', async () => {
      mailServer.refusal = '450 later'
      await inbox.add(hello)
      await sample.query(`UPDATE outbox SET attempts = ${String(maxAttempts - 1)}`)
      start()
      await expect.poll(readOutbox).toEqual([])
      expect(reports).toEqual([
        'Message 1 couldn’t be forwarded (EENVELOPE 450), attempt 15 of 15. It stays in the inbox.',
      ])
      expect(await inbox.find(1)).toBeDefined()
    })

    test('does not prevent attempts to send later messages', async () => {
      mailServer.refusal = '450 later'
      for (let index = 0; index < 3; index++) await inbox.add(hello)
      start()
      await expect.poll(readOutbox).toEqual([1, 2, 3].map((id) => ({ id, attempts: 1 })))
    })
  })

  test('stopping waits for an email in progress and removes it from the outbox', async () => {
    mailServer.pauseMilliseconds = 300
    await inbox.add(hello)
    start()
    await expect.poll(() => mailServer.emails.length).toBe(1)
    await forwarding?.stop()
    await inbox.close()
    expect(await readOutbox()).toEqual([])
    expect(mailServer.emails).toHaveLength(1)
    expect(reports).toEqual([])
  })
})
