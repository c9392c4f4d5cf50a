import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startMailServer } from '#test/sample-mail-server.ts'
import { postgresBin, postgresPassword, startPostgres } from '#test/sample-postgres.ts'
import { runProgram, useServer, startProgram } from '#test/sample-process.ts'
import { Senders } from '#test/sample-senders.ts'

// Starts a server in each of many rounds, on a busy machine.
type Server = Awaited<ReturnType<typeof startProgram>>

const rounds = 20
const sendersPerServer = 3
const hello = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A text.' }

describe.skipIf(postgresBin === undefined)('two servers with one inbox in PostgreSQL', () => {
  const folder = useServer({ timeout: 900_000 })
  const running = new Set<Server>()
  let postgres: Awaited<ReturnType<typeof startPostgres>>

  beforeAll(async () => {
    postgres = await startPostgres()
  })

  beforeEach(async () => {
    await postgres.query('DROP SCHEMA IF EXISTS textwright CASCADE')
  })

  afterEach(async () => {
    for (const server of running) await stop(server, 'SIGTERM')
  })

  afterAll(async () => {
    await postgres.stop()
  })

  async function start(environment: Record<string, string> = {}): Promise<Server> {
    const server = await startProgram(folder, { DATABASE_URL: postgres.url, LOG: 'off', ...environment })
    running.add(server)
    return server
  }

  async function stop(server: Server, signal: NodeJS.Signals) {
    running.delete(server)
    server.child.kill(signal)
    return server.ended
  }

  async function post({ origin }: Server, fields: object = hello) {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    const response = await fetch(`${origin}/f/contact`, { method: 'POST', body: JSON.stringify(fields), headers })
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), body: await response.text() }
  }

  async function fetchStatus(server: Server, path: string): Promise<number> {
    return (await fetch(server.origin + path)).status
  }

  test('start at the same time, and share messages and the messages command', async () => {
    const [one, other] = await Promise.all([start(), start()])
    const key = { ...hello, _key: 'a' }
    for (const server of [one, other, one]) expect((await post(server, key)).status).toBe(200)
    const program = join(folder, 'dist/server/messages.js')
    const { code, stdout, stderr } = await runProgram(program, ['list'], { DATABASE_URL: postgres.url }).ended
    expect(code).toBe(0)
    expect(stderr).toMatch(/^Inbox: PostgreSQL at [\d.]+:\d+, database postgres\n$/)
    expect(stdout).toMatch(/^\* +1 .+ Ada <ada@example\.com> +Hello\n$/)
    for (const server of [one, other]) expect(await fetchStatus(server, '/healthz')).toBe(200)
  })

  test('share the limit of messages per client', async () => {
    const [one, other] = await Promise.all([start({ FORM_RATE_LIMIT: '5' }), start({ FORM_RATE_LIMIT: '5' })])
    for (const server of [one, other, one, other, one]) expect((await post(server)).status).toBe(200)
    for (const server of [one, other]) {
      const { status, retryAfter, body } = await post(server)
      expect(status).toBe(429)
      expect(Number(retryAfter)).toBeGreaterThan(0)
      expect(body).toContain(`Too many messages. Try again in ${String(retryAfter)} s.`)
    }
  })

  test('lose no message and store none twice when either is killed', async () => {
    const mailServer = await startMailServer()
    const environment = { FORM_RATE_LIMIT: '1000000', SMTP_URL: mailServer.url, CONTACT_TO: 'owner@example.org' }
    const senders = new Senders()
    const { acknowledged, unacknowledged } = senders
    let isFinished = false
    const sending = new Set<Promise<unknown>>()

    async function startWithSenders() {
      const server = await start(environment)
      const isStopped = () => isFinished || !running.has(server)
      for (let count = 0; count < sendersPerServer; count++) sending.add(senders.send(server.port, isStopped))
      return server
    }

    async function waitForMore(count: number) {
      const before = acknowledged.size
      await expect
        .poll(() => acknowledged.size, { interval: 1, timeout: 60_000 })
        .toBeGreaterThanOrEqual(before + count)
    }

    const servers = await Promise.all([startWithSenders(), startWithSenders()])
    for (let round = 0; round < rounds; round++) {
      await waitForMore(10 + round)
      const index = round % 2
      const killed = servers[index]
      if (killed) await stop(killed, 'SIGKILL')
      // The other server still accepts messages, also those that the killed one did not acknowledge.
      await waitForMore(10)
      servers[index] = await startWithSenders()
    }
    isFinished = true
    await Promise.all(sending)
    // What was never acknowledged is sent once more, as a visitor would.
    await senders.send(servers[0].port, () => unacknowledged.size === 0)

    const rows = (await postgres.query('SELECT message FROM message')) as { message: string }[]
    const stored = rows.map(({ message }) => message).sort()
    expect(senders.retryCount).toBeGreaterThan(rounds)
    expect(stored).toEqual([...acknowledged].map((number) => `number ${String(number)}`).sort())

    // A killed server has taken a message without sending it, or without recording that it was sent. Its next attempt is
    // a minute later; this is that minute.
    await postgres.query('UPDATE outbox SET next_attempt_at = now()')
    for (const server of servers) await post(server)
    const countOutbox = async () => (await postgres.query('SELECT 1 FROM outbox')).length
    await expect.poll(countOutbox, { interval: 500, timeout: 600_000 }).toBe(0)
    const mailed = mailServer.emails
      .map(({ text }) => /number \d+/.exec(text)?.[0])
      .filter((name) => name !== undefined)
    expect([...new Set(mailed)].sort()).toEqual(stored)
    expect(mailed.length - stored.length).toBeLessThanOrEqual(rounds)
    mailServer.stop()
  })

  test('answer while the database is down, and use it again when it is back', async () => {
    const one = await start()
    expect((await post(one)).status).toBe(200)
    await postgres.crash()
    const other = await start()
    for (const server of [one, other]) {
      expect(await post(server)).toMatchObject({
        status: 503,
        retryAfter: '120',
        body: expect.stringContaining('Your message couldn’t be saved. Try again in a few minutes.') as string,
      })
      expect(await fetchStatus(server, '/healthz')).toBe(503)
      expect(await fetchStatus(server, '/')).toBe(200)
    }
    await postgres.restart()
    for (const server of [one, other]) {
      await vi.waitFor(async () => expect(await fetchStatus(server, '/healthz')).toBe(200), { timeout: 10_000 })
      expect((await post(server)).status).toBe(200)
    }
    expect(await postgres.query('SELECT 1 FROM message')).toHaveLength(3)
    for (const server of [one, other]) {
      const { code, stdout, stderr } = await stop(server, 'SIGTERM')
      expect(code).toBe(0)
      expect(stderr).toMatch(
        /"problem":"A message was not stored\. The inbox in PostgreSQL can’t be used: .*ECONNREFUSED/,
      )
      expect(stdout + stderr).not.toContain(postgresPassword)
    }
  })
})
