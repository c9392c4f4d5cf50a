import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Inbox } from './inbox.ts'
import type { Message, NewMessage } from './message.ts'
import { delayAfter } from './outbox.ts'
import { startRetention } from './retention.ts'
import { describeInboxes } from '#test/sample-inbox.ts'

const hello: NewMessage = {
  form: 'contact',
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Hello',
  message: 'A text.',
}

async function readAll(inbox: Inbox): Promise<Message[]> {
  const all: Message[] = []
  for await (const message of inbox.messages()) all.push(message)
  return all
}

describeInboxes((sample) => {
  let inbox: Inbox

  beforeEach(async () => {
    inbox = await sample.open()
  })

  afterEach(() => inbox.close())

  test('is not created if it must exist', async () => {
    const other = await sample.open({ mustExist: true })
    await expect((async () => other.check())()).rejects.toThrow(/ doesn’t contain an inbox yet\.$/)
    await inbox.check()
    await other.check()
    await other.close()
  })

  test('stores a message unchanged', async () => {
    const before = Date.now()
    await inbox.add(hello)
    const [message] = await readAll(inbox)
    expect(message).toMatchObject({ id: 1, ...hello, read: false })
    expect(Date.parse(message?.receivedAt ?? '')).toBeGreaterThanOrEqual(before)
    expect(await inbox.find(1)).toEqual(message)
  })

  test.each([
    ['SQL', "'); DROP TABLE message; --"],
    ['HTML', '<script>alert(1)</script>&amp;'],
    ['all kinds of line breaks', 'a\r\nb\nc\rd\u2028e'],
    ['an escape sequence', '\u001b[31mred\u0007'],
    ['emoji and joiners', '👩‍👩‍👧‍👦 ﷽ ǆ'],
    ['white space', '  \t text \n\n'],
    ['a byte order mark', '\ufefftext'],
  ])('returns %s unchanged', async (_, text) => {
    await inbox.add({ ...hello, name: text, subject: text, message: text })
    expect(await inbox.find(1)).toMatchObject({ name: text, subject: text, message: text })
  })

  test('returns all messages, the newest first', async () => {
    // More than PostgreSQL returns at a time.
    const ids = Array.from({ length: 1001 }, (_, index) => index + 1)
    await inbox.check()
    const rows = ids.map((id) => `(${sample.time(id)}, 'f', 'n', 'e', 's', '${String(id)}')`).join(', ')
    await sample.query(`INSERT INTO message (received_at, form, name, email, subject, message) VALUES ${rows}`)
    expect((await readAll(inbox)).map(({ id }) => id)).toEqual(ids.reverse())
  })

  test('never reuses an id', async () => {
    await inbox.add(hello)
    expect([await inbox.delete(1), await inbox.delete(1)]).toEqual([true, false])
    await inbox.add(hello)
    expect((await readAll(inbox)).map(({ id }) => id)).toEqual([2])
  })

  test('marks a message as read', async () => {
    await inbox.add(hello)
    expect([await inbox.markRead(1), await inbox.markRead(2)]).toEqual([true, false])
    expect((await inbox.find(1))?.read).toBe(true)
  })

  test('finds no message with a number that is too large for an id', async () => {
    expect(await inbox.find(999_999_999_999_999)).toBeUndefined()
  })

  describe('the number of stored messages', () => {
    test.each([
      ['no key', [{}, {}], 2],
      ['the same key', [{ key: 'a' }, { key: 'a' }], 1],
      ['a different key', [{ key: 'a' }, { key: 'b' }], 2],
      ['the same key with a different form', [{ key: 'a' }, { key: 'a', form: 'other' }], 2],
      // A corrected message must be stored, even if the form sends it with the same key.
      ['the same key with a different message', [{ key: 'a' }, { key: 'a', message: 'Another text.' }], 2],
    ])('%s', async (_, sent, storedCount) => {
      for (const fields of sent) await inbox.add({ ...hello, ...fields })
      expect(await readAll(inbox)).toHaveLength(storedCount)
    })

    test('the same key from several servers at the same time', async () => {
      const other = await sample.open()
      await Promise.all([inbox, other, inbox, other].map(async (target) => target.add({ ...hello, key: 'a' })))
      await other.close()
      expect(await readAll(inbox)).toHaveLength(1)
    })
  })

  describe('the outbox', () => {
    const readOutbox = () => sample.query('SELECT message_id AS id, attempts FROM outbox')

    test('has each message once, and none if messages are not forwarded', async () => {
      await inbox.add(hello)
      expect(await readOutbox()).toEqual([])
      const forwarding = await sample.open({ forwards: true })
      await forwarding.add({ ...hello, key: 'a' })
      await forwarding.add({ ...hello, key: 'a' })
      await forwarding.close()
      expect(await readOutbox()).toEqual([{ id: 2, attempts: 0 }])
    })

    test('gives each message to one server', async () => {
      const servers = await Promise.all([sample.open({ forwards: true }), sample.open({ forwards: true })])
      for (let count = 0; count < 10; count++) await servers[0].add(hello)
      const due = await Promise.all(Array.from({ length: 12 }, async (_, index) => servers[index % 2]?.takeDue()))
      await Promise.all(servers.map(async (server) => server.close()))
      const ids = due.map((taken) => taken?.message.id ?? 0).sort((one, other) => one - other)
      expect(ids).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    })

    test('returns a message that was not dropped again, after a growing delay', async () => {
      const forwarding = await sample.open({ forwards: true })
      await forwarding.add(hello)
      expect(await forwarding.takeDue()).toMatchObject({ message: { id: 1, ...hello }, attempt: 1 })
      expect(await forwarding.takeDue()).toBeUndefined()
      const [row] = await sample.query(
        `SELECT next_attempt_at > ${sample.time(Date.now() + delayAfter(1) - 5000)} AS late FROM outbox`,
      )
      expect(Boolean((row as { late: unknown }).late)).toBe(true)
      await sample.query(`UPDATE outbox SET next_attempt_at = ${sample.time(0)}`)
      expect(await forwarding.takeDue()).toMatchObject({ attempt: 2 })
      await forwarding.dropFromOutbox(1)
      await forwarding.close()
      expect(await readOutbox()).toEqual([])
    })
  })

  describe('retention', () => {
    test('deletes only messages older than the given number of days, also from the outbox', async () => {
      const day = 86_400_000
      const forwarding = await sample.open({ forwards: true })
      for (const age of [31.1, 29.9, 0]) {
        await forwarding.add(hello)
        const time = sample.time(Math.round(Date.now() - age * day))
        await sample.query(`UPDATE message SET received_at = ${time} WHERE id = (SELECT max(id) FROM message)`)
      }
      await forwarding.close()
      const stop = await startRetention({ inbox, days: 30, report: (problem) => expect.fail(problem) })
      stop()
      expect((await readAll(inbox)).map(({ id }) => id)).toEqual([3, 2])
      expect(await sample.query('SELECT message_id AS id FROM outbox ORDER BY 1')).toEqual([{ id: 2 }, { id: 3 }])
    })

    test('that fails does not stop the server', async () => {
      const problems: string[] = []
      await inbox.close()
      const stop = await startRetention({ inbox, days: 30, report: (problem) => problems.push(problem) })
      stop()
      expect(problems).toEqual(['The inbox is closed.'])
    })
  })
})
