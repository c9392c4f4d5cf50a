import { once } from 'node:events'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import * as net from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { LoggedRequest } from './log.ts'
import { startSampleSite } from '#test/sample-site.ts'

const log: LoggedRequest[] = []
const started: string[] = []
const finish = new Map<string, () => void>()
const lookups: ((isPost: boolean) => void)[] = []

const site = await startSampleSite(
  {
    // Responds when `finish` is called.
    slow: async (request: Request) => {
      const name = request.url.replace(/.*\//, '')
      started.push(name)
      await new Promise<void>((resolve) => finish.set(name, resolve))
      return new Response(`slow ${name}`)
    },
    echo: async (request: Request) => new Response(`echo ${await request.text()}`),
  },
  { log: (entry) => log.push(entry), hasPost: () => new Promise((resolve) => lookups.push(resolve)) },
)

afterAll(site.close)
afterEach(() => {
  log.length = 0
  started.length = 0
})

function connect(): net.Socket {
  return net.connect(site.port, '127.0.0.1').on('error', () => undefined)
}

function get(path: string, headers = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`
}

/** Returns how often a file of the site is open in this process. */
function countOpen(file: string): number {
  return readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === join(site.folder, file)
    } catch {
      return false
    }
  }).length
}

describe('pipelined requests', () => {
  test('get their responses in order, one at a time', async () => {
    const socket = connect()
    const post = 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc'
    socket.write(get('/slow/1') + post + get('/slow/2') + get('/about', 'Connection: close\r\n'))
    await expect.poll(() => started).toEqual(['1'])
    // Once a later request has a response, the server has read those before it.
    await site.request('/')
    expect(started).toEqual(['1'])
    finish.get('1')?.()
    await expect.poll(() => started).toEqual(['1', '2'])
    finish.get('2')?.()
    const bodies = (await text(socket)).match(/slow \d|echo abc|About/g)
    expect(bodies).toEqual(['slow 1', 'echo abc', 'slow 2', 'About'])
    await expect
      .poll(() => log.filter(({ path }) => path !== '/').map(({ path, status }) => [path, status]))
      .toEqual([
        ['/slow/1', 200],
        ['/echo', 200],
        ['/slow/2', 200],
        ['/about', 200],
      ])
    for (const { bytes } of log) expect(bytes).toBeGreaterThan(100)
  })

  test('are not handled after the connection closed', async () => {
    const socket = connect()
    socket.write(get('/slow/3') + get('/slow/4'))
    await expect.poll(() => started).toEqual(['3'])
    socket.destroy()
    await expect.poll(() => log).toContainEqual(expect.objectContaining({ path: '/slow/3', status: 499 }))
    finish.get('3')?.()
    await site.request('/')
    expect(started).toEqual(['3'])
  })

  test.each([
    ['pages', get('/')],
    ['unusual expectations', get('/', 'Expect: a-miracle\r\n')],
    ['the services', get('/slow/5')],
  ])('to %s close the connection if there are too many', async (_, request) => {
    const socket = connect()
    socket.write(get('/slow/0') + request.repeat(50))
    await once(socket, 'close')
    expect(started).toEqual(['0'])
    expect(log).toContainEqual(expect.objectContaining({ method: null, path: null, status: 429, bytes: 0 }))
    expect(log.filter(({ path }) => path !== '/')).toHaveLength(2)
    expect((await site.request('/')).status).toBe(200)
  })
})

describe.runIf(existsSync('/proc/self/fd'))('open files', () => {
  const font = 'assets/figtree-Ef56.woff2'

  test('are one for each connection, and none once it is closed', async () => {
    const sockets = Array.from({ length: 5 }, connect)
    for (const socket of sockets) socket.pause().write(get(`/${font}`).repeat(5))
    await expect.poll(() => countOpen(font)).toBe(5)
    await site.request('/')
    expect(countOpen(font)).toBe(5)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => countOpen(font)).toBe(0)
  })

  test('are none if the client disconnected while a post was looked up', async () => {
    const socket = connect()
    socket.write(get('/blog/new'))
    await expect.poll(() => lookups.length).toBe(1)
    socket.destroy()
    await expect.poll(() => log).toContainEqual(expect.objectContaining({ path: '/blog/new', status: 499 }))
    lookups[0]?.(true)
    await site.request('/')
    expect(countOpen('blog/_post.html')).toBe(0)
  })
})
