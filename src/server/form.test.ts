import Database from 'libsql'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readdirSync, rmSync, statSync, watch, writeFileSync } from 'node:fs'
import * as http from 'node:http'
import * as net from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startMailServer } from '#services/inbox/sample-mail-server.ts'
import { makeServerFolder, removeServerFolder, runProgram, serverBuild, startProgram } from './sample-process.ts'

// Each test starts a process, which is slow on a busy machine.
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
  return { status: response.status, content: (await response.json()) as unknown }
}

async function checkHealth(origin: string) {
  const response = await fetch(`${origin}/healthz`)
  return [response.status, (await response.json()) as unknown]
}

function storedMessages(): unknown[] {
  const database = new Database(inboxFile)
  try {
    return database.prepare('SELECT name, email, subject, message FROM message ORDER BY id').all()
  } finally {
    database.close()
  }
}

function runMessagesCommand(...args: string[]) {
  return runProgram(join(folder, 'dist/server/messages.js'), args, {}).ended
}

const accepted = { status: 200, content: { ok: true, next: '/contact/sent' } }
const notStored = {
  status: 503,
  content: {
    errors: [{ code: 'UNSPECIFIED', message: 'Your message couldn’t be saved. Try again in a few minutes.' }],
  },
}

test('stores a message, which can be read while the server is running', async () => {
  const { origin } = await start()
  expect(await post(origin)).toEqual(accepted)
  expect(storedMessages()).toEqual([hello])
  const { code, stdout, stderr } = await runMessagesCommand('list')
  expect([code, stderr]).toEqual([0, `Inbox: ${inboxFile}\n`])
  expect(stdout).toMatch(/^\* {5}1 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Ada <ada@example\.com> +Hello\n$/)
  expect((await runMessagesCommand('delete', '1')).code).toBe(0)
  expect(await post(origin, { ...hello, name: 'Eve' })).toEqual(accepted)
  expect(storedMessages()).toEqual([{ ...hello, name: 'Eve' }])
})

test('reports that it is healthy', async () => {
  const { origin } = await start()
  expect(await checkHealth(origin)).toEqual([200, { status: 'ok' }])
  const headers = (await fetch(`${origin}/healthz`)).headers
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect((await fetch(`${origin}/healthz`, { method: 'POST' })).status).toBe(405)
})

test.each([
  [{ FORM_RATE_LIMIT: 'many' }, 'FORM_RATE_LIMIT is “many”, but it must be a whole number from 1 to 1000000.\n'],
  [{ CONTACT_TO: 'a@b.example' }, 'CONTACT_TO is set, but SMTP_URL is missing.\n'],
])('rejects %o in one sentence', async (environment, stderr) => {
  const main = join(folder, 'dist/server/main.js')
  const outcome = await runProgram(main, [], environment).ended
  expect(outcome).toEqual({ code: 1, stdout: '', stderr })
})

test('rejects an inbox of a newer version in one sentence', async () => {
  const { child, ended } = await start()
  child.kill()
  await ended
  const database = new Database(inboxFile)
  database.exec('PRAGMA user_version = 99')
  database.close()
  await expect(start()).rejects.toThrow(
    /^The inbox has version 99, but this release of Textwright supports only version \d+\. .+\.\n$/,
  )
})

test('forwards messages and deletes old ones', async () => {
  const mailServer = await startMailServer()
  const { origin, child, ended } = await start()
  await post(origin, { ...hello, message: 'old' })
  child.kill()
  await ended
  const database = new Database(inboxFile)
  database.exec('UPDATE message SET received_at = 0')
  database.close()
  const second = await start({ MESSAGES_KEEP_DAYS: '30', SMTP_URL: mailServer.url, CONTACT_TO: 'owner@example.org' })
  expect(storedMessages()).toEqual([])
  await post(second.origin)
  await expect.poll(() => mailServer.emails.length, { timeout: 10_000 }).toBe(1)
  expect(mailServer.emails[0]?.to).toEqual(['<owner@example.org>'])
  mailServer.stop()
})

describe('the log', () => {
  test('has one line per request and no personal data', async () => {
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
    // Requests on several connections may finish in a different order.
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
    expect((await ended).stdout).toBe(`Textwright is running at ${origin}\n`)
  })

  test.runIf(existsSync('/dev/full'))('on a full disk does not stop the server', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = String((other.address() as net.AddressInfo).port)
    other.close()
    await once(other, 'close')
    const full = openSync('/dev/full', 'w')
    const env = { ...process.env, HOST: '', PORT: port }
    const child = spawn(process.execPath, [join(folder, 'dist/server/main.js')], { env, stdio: ['ignore', full, full] })
    const fetchStatus = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(fetchStatus, { timeout: 20_000 }).toBe(200)
    expect(await post(`http://127.0.0.1:${port}`)).toEqual(accepted)
    expect(await fetchStatus()).toBe(200)
    child.kill()
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

const prlimit = '/usr/bin/prlimit'

/** Limits the file size of a running process: writing then fails as on a full disk. */
function limitFileSize(pid: number | undefined, limit: string) {
  execFileSync(prlimit, ['--pid', String(pid), `--fsize=${limit}:`])
}

describe('disk problems', () => {
  test.runIf(existsSync(prlimit))(
    'reports a full disk to the sender and in the log, and recovers when there is space again',
    async () => {
      const { child, ended, origin } = await start()
      expect(await post(origin)).toEqual(accepted)
      const largestSize = Math.max(...readdirSync(data).map((name) => statSync(join(data, name)).size))
      limitFileSize(child.pid, String(largestSize))
      const long = { ...hello, message: 'x'.repeat(40_000) }
      expect(await post(origin, long)).toEqual(notStored)
      expect(await post(origin, long)).toEqual(notStored)
      expect(await checkHealth(origin)).toEqual([503, { status: 'unavailable' }])
      expect(await (await fetch(origin)).text()).toBe('home')
      limitFileSize(child.pid, 'unlimited')
      expect(await post(origin, long)).toEqual(accepted)
      expect(await checkHealth(origin)).toEqual([200, { status: 'ok' }])
      child.kill()
      const { stderr } = await ended
      expect(storedMessages()).toEqual([hello, long])
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

  test.runIf(existsSync(prlimit))(
    'reports that it is healthy again once a full disk has space, without a new message',
    async () => {
      const { child, origin } = await start()
      expect(await post(origin)).toEqual(accepted)
      const largestSize = Math.max(...readdirSync(data).map((name) => statSync(join(data, name)).size))
      limitFileSize(child.pid, String(largestSize))
      expect(await post(origin, { ...hello, message: 'x'.repeat(40_000) })).toEqual(notStored)
      expect(await checkHealth(origin)).toEqual([503, { status: 'unavailable' }])
      limitFileSize(child.pid, 'unlimited')
      expect(await checkHealth(origin)).toEqual([200, { status: 'ok' }])
    },
  )

  test('keeps an acknowledged message after the inbox was deleted', async () => {
    const { origin, child, ended } = await start()
    expect(await post(origin, { ...hello, name: 'Before' })).toEqual(accepted)
    rmSync(data, { recursive: true })
    expect(await post(origin)).toEqual(accepted)
    child.kill('SIGKILL')
    await ended
    expect(storedMessages()).toEqual([hello])
  })

  describe.runIf(existsSync(prlimit))('deleting a message on a full disk', () => {
    /** Runs the command with limited file sizes: writing beyond the limit fails as on a full disk. */
    function deleteFirst(limit: number) {
      const program = join(folder, 'dist/server/messages.js')
      const outcome = spawnSync(prlimit, [`--fsize=${String(limit)}`, process.execPath, program, 'delete', '1'], {
        encoding: 'utf8',
      })
      return { code: outcome.status, stderr: outcome.stderr }
    }

    /** Stores two messages, with a log that is larger than the database. */
    async function receiveTwo() {
      const { origin } = await start()
      await post(origin)
      await post(origin, { ...hello, name: 'Eve' })
      for (let round = 0; round < 8; round++) expect((await checkHealth(origin))[0]).toBe(200)
    }

    test('makes room by truncating the log', async () => {
      await receiveTwo()
      const log = statSync(`${inboxFile}-wal`).size
      expect(log).toBeGreaterThan(statSync(inboxFile).size)
      expect(deleteFirst(log)).toEqual({ code: 0, stderr: '' })
      expect(storedMessages()).toEqual([{ ...hello, name: 'Eve' }])
    })

    test('reports why it failed', async () => {
      await receiveTwo()
      const { code, stderr } = deleteFirst(512)
      expect(code).toBe(1)
      expect(stderr).toMatch(
        /^Message 1 was not deleted\. The inbox in .+ can’t be used: .+ If the disk is full, free some space and try again\.\n$/,
      )
      expect(storedMessages()).toHaveLength(2)
    })
  })

  test('serves pages while the data folder is unavailable, and uses it once it exists', async () => {
    writeFileSync(data, 'not a folder')
    const { child, ended, origin } = await start()
    expect(await (await fetch(origin)).text()).toBe('home')
    expect(await checkHealth(origin)).toEqual([503, { status: 'unavailable' }])
    expect(await post(origin)).toEqual(notStored)
    rmSync(data)
    expect(await post(origin)).toEqual(accepted)
    expect(await checkHealth(origin)).toEqual([200, { status: 'ok' }])
    child.kill()
    expect((await ended).stderr.trimEnd().split('\n')).toHaveLength(2)
  })
})

describe('while another process has locked the inbox', () => {
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

  test('serves pages and reports the problem to the sender', async () => {
    const { origin, release } = await startLocked()
    const finished: string[] = []
    const posted = post(origin).finally(() => finished.push('message'))
    for (let page = 0; page < 3; page++) {
      await (await fetch(origin)).text()
      finished.push('page')
    }
    expect(await posted).toEqual(notStored)
    expect(finished).toEqual(['page', 'page', 'page', 'message'])
    release()
    expect(await post(origin)).toEqual(accepted)
    expect(storedMessages()).toEqual([hello])
  })

  test('stores and acknowledges a waiting message before the server exits', async () => {
    const { child, ended, origin, release } = await startLocked()
    const posted = post(origin)
    // A response on another connection shows that the server has received the message.
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
    expect(storedMessages()).toEqual([hello])
  })
})

describe('on shutdown', () => {
  test('ends even if the signal arrives while the server starts', async () => {
    mkdirSync(data)
    const watcher = watch(data)
    const { child, ended } = runProgram(join(folder, 'dist/server/main.js'), [], { PORT: '0' })
    // The inbox is opened before the server listens.
    await once(watcher, 'change')
    child.kill('SIGTERM')
    watcher.close()
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
  })

  test('accepts, stores and acknowledges a message that is being sent', async () => {
    const { child, ended, port } = await start()
    const body = JSON.stringify(hello)
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'Content-Length': body.length }
    const request = http.request({ port, path: '/f/contact', method: 'POST', headers })
    const responded = once(request, 'response') as Promise<[http.IncomingMessage]>
    request.write(body.slice(0, 20))
    await expect.poll(() => request.socket?.bytesWritten ?? 0).toBeGreaterThan(20)
    // A response on another connection shows that the server has received the first part.
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
    const [response] = await responded
    response.resume()
    expect(response.statusCode).toBe(200)
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
    expect(storedMessages()).toEqual([hello])
  })

  test('is not delayed by a slow client', async () => {
    const { child, ended, port } = await start()
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(
      'POST /f/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    await fetch(`http://127.0.0.1:${String(port)}/healthz`)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
  })

  test('is not delayed by a mail server that does not respond', async () => {
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
    expect(storedMessages()).toEqual([hello])
  })
})
