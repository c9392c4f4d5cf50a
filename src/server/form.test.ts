import Database from 'libsql'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import * as http from 'node:http'
import * as net from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startMailServer } from '#services/inbox/sample-mail-server.ts'
import { makeServerFolder, removeServerFolder, runProgram, serverBuild, startProgram } from './sample-process.ts'

// Each test starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const folder = makeServerFolder()
const data = join(folder, 'data')
const inboxFile = join(data, 'messages.db')
const hello = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A text.' }

beforeAll(async () => {
  await build(serverBuild(folder))
})

afterEach(() => {
  rmSync(data, { recursive: true, force: true })
})

afterAll(() => {
  removeServerFolder(folder)
})

function start(environment: Record<string, string> = {}) {
  return startProgram(folder, environment)
}

async function post(origin: string, fields: object = hello) {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const response = await fetch(`${origin}/f/contact`, { method: 'POST', body: JSON.stringify(fields), headers })
  return { status: response.status, answer: (await response.json()) as unknown }
}

async function health(origin: string) {
  const response = await fetch(`${origin}/healthz`)
  return [response.status, (await response.json()) as unknown]
}

function stored(): unknown[] {
  const database = new Database(inboxFile)
  try {
    return database.prepare('SELECT name, email, subject, message FROM message ORDER BY id').all()
  } finally {
    database.close()
  }
}

function messages(...args: string[]) {
  return runProgram(join(folder, 'dist/server/messages.js'), args, {}).ended
}

const accepted = { status: 200, answer: { ok: true, next: '/contact/sent' } }
const notStored = {
  status: 503,
  answer: {
    errors: [{ code: 'UNSPECIFIED', message: 'Your message couldn’t be saved. Try again in a few minutes.' }],
  },
}

test('a message is in the inbox, and at hand while the server runs', async () => {
  const { origin } = await start()
  expect(await post(origin)).toEqual(accepted)
  expect(stored()).toEqual([hello])
  const { code, stdout, stderr } = await messages('list')
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^\* {5}1 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Ada <ada@example\.com> +Hello\n$/)
  expect((await messages('delete', '1')).code).toBe(0)
  expect(await post(origin, { ...hello, name: 'Eve' })).toEqual(accepted)
  expect(stored()).toEqual([{ ...hello, name: 'Eve' }])
})

test('it is healthy', async () => {
  const { origin } = await start()
  expect(await health(origin)).toEqual([200, { status: 'ok' }])
  const headers = (await fetch(`${origin}/healthz`)).headers
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect((await fetch(`${origin}/healthz`, { method: 'POST' })).status).toBe(405)
})

test.each([
  [{ FORM_RATE_LIMIT: 'many' }, 'FORM_RATE_LIMIT is “many”, but it takes a whole number from 1 to 1000000.\n'],
  [{ CONTACT_TO: 'a@b.example' }, 'CONTACT_TO is set, but SMTP_URL is missing.\n'],
])('%o is one sentence', async (environment, stderr) => {
  const main = join(folder, 'dist/server/main.js')
  const outcome = await runProgram(main, [], environment).ended
  expect(outcome).toEqual({ code: 1, stdout: '', stderr })
})

test('an inbox from the future is one sentence', async () => {
  const { child, ended } = await start()
  child.kill()
  await ended
  const database = new Database(inboxFile)
  database.exec('PRAGMA user_version = 99')
  database.close()
  await expect(start()).rejects.toThrow(/^The inbox is of version 99, and this Textwright knows \d+: .+\.\n$/)
})

test('messages are forwarded, and old ones deleted', async () => {
  const mailServer = await startMailServer()
  const { origin, child, ended } = await start()
  await post(origin, { ...hello, message: 'old' })
  child.kill()
  await ended
  const database = new Database(inboxFile)
  database.exec('UPDATE message SET received_at = 0')
  database.close()
  const second = await start({ MESSAGES_KEEP_DAYS: '30', SMTP_URL: mailServer.url, CONTACT_TO: 'owner@example.org' })
  expect(stored()).toEqual([])
  await post(second.origin)
  await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(1)
  expect(mailServer.mails[0]?.to).toEqual(['<owner@example.org>'])
  mailServer.stop()
})

describe('the log', () => {
  test('has one line a request, and nothing about who asked', async () => {
    const { child, ended, origin, port } = await start({ TRUST_PROXY: 'loopback' })
    const marked = Object.fromEntries(Object.keys(hello).map((field) => [field, 'secret']))
    await post(origin, { ...marked, email: 'secret@example.com' })
    await post(origin, { ...marked, email: 'secret' })
    const headers = {
      'User-Agent': 'secret',
      Cookie: 'a=secret',
      'X-Forwarded-For': '192.0.2.77',
      Referer: `${origin}/secret`,
    }
    await (await fetch(`${origin}/?q=secret`, { headers })).text()
    await (await fetch(`${origin}/${'a'.repeat(1000)}`)).text()
    const socket = net.connect(port, '127.0.0.1')
    socket.end('secret\r\n\r\n')
    socket.resume()
    await once(socket, 'close')
    child.kill()
    const { stdout, stderr } = await ended
    const [, ...lines] = stdout.trimEnd().split('\n')
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    // On several connections, they may end in another order than they began.
    expect(
      entries.map(({ method, path, status }) => `${String(method)} ${String(path)} ${String(status)}`).sort(),
    ).toEqual([
      'GET / 200',
      `GET /${'a'.repeat(199)} 404`,
      'POST /f/contact 200',
      'POST /f/contact 422',
      'null null 400',
    ])
    for (const entry of entries) {
      expect(Object.keys(entry)).toEqual(['time', 'method', 'path', 'status', 'bytes', 'ms'])
      expect(entry['bytes']).toBeGreaterThan(100)
      expect(entry['ms']).toBeGreaterThanOrEqual(0)
      expect(Date.parse(entry['time'] as string)).toBeGreaterThan(0)
    }
    expect(stdout + stderr).not.toMatch(/secret|192\.0\.2|127\.0\.0\.1(?!:)/)
  })

  test('can be switched off', async () => {
    const { child, ended, origin } = await start({ LOG: 'off' })
    await (await fetch(origin)).text()
    child.kill()
    expect((await ended).stdout).toBe(`Textwright is at ${origin}\n`)
  })

  test.runIf(existsSync('/dev/full'))('on a full disk stops nothing', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = String((other.address() as net.AddressInfo).port)
    other.close()
    await once(other, 'close')
    const full = openSync('/dev/full', 'w')
    const env = { ...process.env, HOST: '', PORT: port }
    const child = spawn(process.execPath, [join(folder, 'dist/server/main.js')], { env, stdio: ['ignore', full, full] })
    const checkHealth = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(checkHealth, { timeout: 20_000 }).toBe(200)
    expect(await post(`http://127.0.0.1:${port}`)).toEqual(accepted)
    expect(await checkHealth()).toBe(200)
    child.kill()
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

const prlimit = '/usr/bin/prlimit'

/** How large a file may become in a running process: the kernel then refuses as it does when a disk is full. */
function limitFiles(pid: number | undefined, limit: string) {
  execFileSync(prlimit, ['--pid', String(pid), `--fsize=${limit}:`])
}

describe('a disk', () => {
  test.runIf(existsSync(prlimit))(
    'that is full is told to the sender and in the log, and forgotten when there is room',
    async () => {
      const { child, ended, origin } = await start()
      expect(await post(origin)).toEqual(accepted)
      const largest = Math.max(...readdirSync(data).map((name) => statSync(join(data, name)).size))
      limitFiles(child.pid, String(largest))
      const long = { ...hello, message: 'x'.repeat(40_000) }
      expect(await post(origin, long)).toEqual(notStored)
      expect(await post(origin, long)).toEqual(notStored)
      expect(await health(origin)).toEqual([503, { status: 'unavailable' }])
      expect(await (await fetch(origin)).text()).toBe('home')
      limitFiles(child.pid, 'unlimited')
      expect(await post(origin, long)).toEqual(accepted)
      expect(await health(origin)).toEqual([200, { status: 'ok' }])
      child.kill()
      const { stderr } = await ended
      expect(stored()).toEqual([hello, long])
      const problems = stderr
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { problem: string }).problem)
      expect(problems).toHaveLength(2)
      for (const problem of problems)
        expect(problem).toMatch(/^A message was not stored\. The inbox in .+ can’t be used: .+\.$/)
      expect(stderr).not.toContain('xxx')
    },
  )

  test.runIf(existsSync(prlimit))('that was full makes it healthy again by itself, without a message', async () => {
    const { child, origin } = await start()
    expect(await post(origin)).toEqual(accepted)
    const largest = Math.max(...readdirSync(data).map((name) => statSync(join(data, name)).size))
    limitFiles(child.pid, String(largest))
    expect(await post(origin, { ...hello, message: 'x'.repeat(40_000) })).toEqual(notStored)
    expect(await health(origin)).toEqual([503, { status: 'unavailable' }])
    limitFiles(child.pid, 'unlimited')
    expect(await health(origin)).toEqual([200, { status: 'ok' }])
  })

  test('from which the inbox was deleted costs no message that was acknowledged', async () => {
    const { origin, child, ended } = await start()
    expect(await post(origin, { ...hello, name: 'Before' })).toEqual(accepted)
    rmSync(data, { recursive: true })
    expect(await post(origin)).toEqual(accepted)
    child.kill('SIGKILL')
    await ended
    expect(stored()).toEqual([hello])
  })

  describe.runIf(existsSync(prlimit))('that is full, when a message is deleted', () => {
    /** The files are limited to a size: the kernel then refuses to make them longer, as on a full disk. */
    function deleteFirst(limit: number) {
      const program = join(folder, 'dist/server/messages.js')
      const outcome = spawnSync(prlimit, [`--fsize=${String(limit)}`, process.execPath, program, 'delete', '1'], {
        encoding: 'utf8',
      })
      return { code: outcome.status, stderr: outcome.stderr }
    }

    /** Two messages, in a log that is longer than the database will be. */
    async function receiveTwo() {
      const { origin } = await start()
      await post(origin)
      await post(origin, { ...hello, name: 'Eve' })
      for (let round = 0; round < 8; round++) expect((await health(origin))[0]).toBe(200)
    }

    test('the log makes room for it', async () => {
      await receiveTwo()
      const log = statSync(`${inboxFile}-wal`).size
      expect(log).toBeGreaterThan(statSync(inboxFile).size)
      expect(deleteFirst(log)).toEqual({ code: 0, stderr: '' })
      expect(stored()).toEqual([{ ...hello, name: 'Eve' }])
    })

    test('or it is clear why not', async () => {
      await receiveTwo()
      const { code, stderr } = deleteFirst(512)
      expect(code).toBe(1)
      expect(stderr).toMatch(
        /^Message 1 was not deleted\. The inbox in .+ can’t be used: .+ If the disk is full, free some space and try again\.\n$/,
      )
      expect(stored()).toHaveLength(2)
    })
  })

  test('that is not there does not keep the pages from being served, and is used once it is', async () => {
    writeFileSync(data, 'no folder')
    const { child, ended, origin } = await start()
    expect(await (await fetch(origin)).text()).toBe('home')
    expect(await health(origin)).toEqual([503, { status: 'unavailable' }])
    expect(await post(origin)).toEqual(notStored)
    rmSync(data)
    expect(await post(origin)).toEqual(accepted)
    expect(await health(origin)).toEqual([200, { status: 'ok' }])
    child.kill()
    expect((await ended).stderr.trimEnd().split('\n')).toHaveLength(2)
  })
})

describe('while another process holds the inbox', () => {
  async function startLocked() {
    const server = await start()
    const other = new Database(inboxFile)
    other.exec('BEGIN IMMEDIATE')
    const release = () => {
      other.exec('ROLLBACK')
      other.close()
    }
    return { ...server, release }
  }

  test('pages are served, and the sender is told', async () => {
    const { origin, release } = await startLocked()
    const answers: string[] = []
    const posted = post(origin).finally(() => answers.push('message'))
    for (let page = 0; page < 3; page++) {
      await (await fetch(origin)).text()
      answers.push('page')
    }
    expect(await posted).toEqual(notStored)
    expect(answers).toEqual(['page', 'page', 'page', 'message'])
    release()
    expect(await post(origin)).toEqual(accepted)
    expect(stored()).toEqual([hello])
  })

  test('a message that waits is stored and acknowledged before the server ends', async () => {
    const { child, ended, origin, release } = await startLocked()
    const posted = post(origin)
    // On a connection of its own, so that the server has seen the message.
    await fetch(origin)
    child.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(origin).then(
          () => true,
          () => false,
        ),
      )
      .toBe(false)
    release()
    expect(await posted).toEqual(accepted)
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
    expect(stored()).toEqual([hello])
  })
})

describe('when it is told to end', () => {
  test('a message that is on its way is taken, stored and acknowledged', async () => {
    const { child, ended, port } = await start()
    const body = JSON.stringify(hello)
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'Content-Length': body.length }
    const request = http.request({ port, path: '/f/contact', method: 'POST', headers })
    const answered = once(request, 'response') as Promise<[http.IncomingMessage]>
    request.write(body.slice(0, 20))
    await expect.poll(() => request.socket?.bytesWritten ?? 0).toBeGreaterThan(20)
    // On a connection of its own, so that the server has seen the first one.
    await fetch(`http://127.0.0.1:${String(port)}/healthz`)
    child.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${String(port)}/`).then(
          () => true,
          () => false,
        ),
      )
      .toBe(false)
    request.end(body.slice(20))
    const [response] = await answered
    response.resume()
    expect(response.statusCode).toBe(200)
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
    expect(stored()).toEqual([hello])
  })

  test('nobody who talks slowly holds it up', async () => {
    const { child, ended, port } = await start()
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(
      'POST /f/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    await fetch(`http://127.0.0.1:${String(port)}/healthz`)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
  })

  test('a mail server that does not answer holds it up no longer', async () => {
    const silent = net.createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const url = `smtp://127.0.0.1:${String((silent.address() as net.AddressInfo).port)}`
    const { child, ended, origin } = await start({ SMTP_URL: url, CONTACT_TO: 'owner@example.org' })
    const connected = once(silent, 'connection')
    await post(origin)
    await connected
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    silent.close()
    expect(stored()).toEqual([hello])
  })
})
