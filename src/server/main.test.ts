import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import * as http from 'node:http'
import * as net from 'node:net'
import { join, relative, resolve } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { serverBuild } from './sample-process.ts'

// Each test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 })

// Tests the production server: bundled, in its own process, with a site and the installed packages.
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync(resolve('.cache/main-'))
const dist = join(folder, 'dist')
const fontBytes = 20_000_000

beforeAll(async () => {
  await build(serverBuild(folder))
  mkdirSync(join(dist, 'site'))
  writeFileSync(join(dist, 'site/index.html'), 'home')
  writeFileSync(join(dist, 'site/404.html'), 'not found')
  mkdirSync(join(dist, 'site/blog'))
  writeFileSync(join(dist, 'site/blog/_post.html'), 'a post')
  writeFileSync(join(dist, 'site/font.woff2'), Buffer.alloc(fontBytes))
})

const running = new Set<ChildProcess>()

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

afterAll(() => rmSync(folder, { recursive: true }))

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(dist, 'server/main.js')], {
    env: { ...process.env, HOST: '', DATABASE_URL: '', PORT: '0', ...environment },
  })
  running.add(child)
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'exit').then(async ([code]) => {
    const [stdout, stderr] = await output
    return { code: code as number | null, stdout, stderr }
  })
  return { child, ended }
}

async function start(environment: Record<string, string> = {}) {
  const { child, ended } = run(environment)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const port = Number(/:(\d+)\n$/.exec(String(line))?.[1])
  return { child, ended, port, line: String(line) }
}

/** Requests a large file and does not read the response's body. */
async function requestFont(port: number): Promise<http.IncomingMessage> {
  const agent = new http.Agent({ keepAlive: true })
  const [response] = (await once(http.get({ port, path: '/font.woff2', agent }), 'response')) as [http.IncomingMessage]
  return response
}

test('prints its address', async () => {
  const { line, port } = await start()
  expect(line).toBe(`Textwright is running at http://127.0.0.1:${String(port)}\n`)
  expect(await (await fetch(`http://127.0.0.1:${String(port)}/`)).text()).toBe('home')
})

const article = (slug: string, body: string) =>
  `---\ntitle: A\nslug: ${slug}\nexcerpt: A\ncategory: A\npublishedDat: 2025-01-01\n---\n${body}\n`

test('serves the articles in the content folder', async () => {
  mkdirSync(join(folder, 'content/blog'), { recursive: true })
  writeFileSync(join(folder, 'content/blog/a.md'), article('a', '[Count](/tools/word-counter).'))
  const { port } = await start()
  const response = await fetch(`http://127.0.0.1:${String(port)}/cda/spaces/textwright/entries?access_token=x`)
  expect(await response.json()).toMatchObject({ total: 1, items: [{ fields: { slug: 'a' } }] })
  // The post is newer than the build, so it has no prerendered page.
  const post = await fetch(`http://127.0.0.1:${String(port)}/blog/a`)
  expect([post.status, await post.text()]).toEqual([200, 'a post'])
  expect((await fetch(`http://127.0.0.1:${String(port)}/blog/b`)).status).toBe(404)
})

test('reports invalid articles with file and line', async () => {
  writeFileSync(join(folder, 'content/blog/b.md'), article('b', '# One'))
  const { code, stderr } = await run({}).ended
  rmSync(join(folder, 'content/blog/b.md'))
  expect([code, stderr]).toEqual([
    1,
    `The blog has a problem:\n${relative('', folder)}/content/blog/b.md:8: Headings start at the second level: ## …\n`,
  ])
})

test.each(['http', '-1', '65536', '80.5'])('rejects PORT=%s in one sentence', async (port) => {
  expect(await run({ PORT: port }).ended).toEqual({
    code: 1,
    stdout: '',
    stderr: `PORT is “${port}”, but it must be a whole number from 0 to 65535.\n`,
  })
})

test('prints a one-sentence error if the port is already in use', async () => {
  const other = net.createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as net.AddressInfo).port)
  const outcome = await run({ PORT: port }).ended
  other.close()
  expect(outcome).toEqual({
    code: 1,
    stdout: '',
    stderr: `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=8080 npm start\n`,
  })
})

test('reports an unavailable host in one sentence', async () => {
  const { code, stderr } = await run({ HOST: '192.0.2.1', PORT: '4173' }).ended
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Textwright can’t be served at http:\/\/192\.0\.2\.1:4173: .+\.\n$/)
})

async function isOpen(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1')
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isConnected
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('ends the server promptly, even if connections are open', async () => {
    const { child, ended, port } = await start()
    await (await fetch(`http://127.0.0.1:${String(port)}/`)).text()
    const startedAt = performance.now()
    child.kill(signal)
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
    expect(performance.now() - startedAt).toBeLessThan(2500)
  })

  // npm forwards a signal that the terminal has already sent.
  test('finishes a response and accepts no new connections, even if the signal arrives twice', async () => {
    const { child, ended, port } = await start()
    const response = await requestFont(port)
    child.kill(signal)
    await expect.poll(() => isOpen(port)).toBe(false)
    child.kill(signal)
    const startedAt = performance.now()
    expect((await buffer(response)).length).toBe(fontBytes)
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
    expect(performance.now() - startedAt).toBeLessThan(2500)
  })
})

test('does not wait for a client that never reads the response', async () => {
  const { child, ended, port } = await start()
  const response = await requestFont(port)
  response.on('error', () => undefined)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
})
