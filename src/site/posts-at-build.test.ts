import { timeoutManager } from '@tanstack/react-query'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the hosted service answers, one after another; the last one for good. */
let answers: (number | readonly object[])[] = []
let asked = 0
/** Between two questions, in milliseconds. They are noted and not waited through. */
let pauses: number[] = []

const server = createServer(({ headers }, response) => {
  // Not the client: somebody who wants the tag alone.
  if (!('x-contentful-user-agent' in headers)) {
    response.writeHead(200, { ETag: '"a"' }).end('{}')
    return
  }
  const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 500
  asked++
  const isRefusal = typeof answer === 'number'
  const body = isRefusal ? { sys: { type: 'Error', id: 'Trouble' } } : { sys: { type: 'Array' }, items: answer }
  response.writeHead(isRefusal ? answer : 200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}).listen(0, '127.0.0.1')
await once(server, 'listening')

timeoutManager.setTimeoutProvider({
  setTimeout(work, pause) {
    pauses.push(pause)
    return setTimeout(work)
  },
  clearTimeout: (id) => { clearTimeout(id) },
  setInterval,
  clearInterval: (id) => { clearInterval(id) },
})

const warn = vi.spyOn(console, 'warn').mockReturnValue()
const complain = vi.spyOn(console, 'error').mockReturnValue()

beforeEach(() => {
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const content = { kind: 'contentful', space: 'a', environment: 'master', accessToken: 'b', host, insecure: true }
  // As the build was configured: read once, when a module is first imported.
  vi.stubEnv('SERVICES', JSON.stringify({ content, form: { kind: 'none' } }))
  vi.resetModules()
  asked = 0
  pauses = []
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

async function build() {
  const { readPostsAtBuild } = await import('./posts-at-build.ts')
  return readPostsAtBuild('content/blog')
}

function entry(fields: object) {
  return { sys: { id: JSON.stringify(fields), type: 'Entry', createdAt: '2025-01-01T00:00:00Z' }, fields }
}

test('a service in trouble is asked again, as the page would', async () => {
  answers = [503, 429, [entry({ slug: 'a', title: 'A' })]]
  expect((await build()).built).toMatchObject({ posts: [{ slug: 'a', title: 'A' }], tag: '"a"' })
  expect(pauses).toEqual([1000, 2000])
  expect(warn).not.toHaveBeenCalled()
})

test('one that stays in trouble is no reason not to build', async () => {
  answers = [500]
  expect(await build()).toEqual({ built: { posts: undefined, tag: undefined }, cards: [], images: [] })
  expect(pauses).toEqual([1000, 2000, 4000])
  expect(warn.mock.lastCall?.[0]).toMatch(/^The content service did not answer \(.*500.*\): the blog is built without posts/)
})

test.each([401, 404])('one that refuses us is, at once: %i', async (status) => {
  answers = [status]
  await expect(build()).rejects.toMatchObject({ name: 'ContentError', status })
  expect(asked).toBe(1)
  expect(complain).toHaveBeenCalledOnce()
})

test('the palette knows the posts that have a page, each address once', async () => {
  const given = [
    { slug: 'twice', title: 'Older', publishedDat: '2025-01-01' },
    { slug: 'twice', title: 'Newer', publishedDat: '2025-02-01', excerpt: 'Of it.', category: 'Writing' },
    { slug: '', title: 'Nowhere' },
    { title: 'Nowhere either' },
    { slug: 'a/b', title: 'Elsewhere' },
  ]
  answers = [given.map(entry)]
  const {
    built: { posts },
    cards,
  } = await build()
  expect(posts).toHaveLength(given.length)
  expect(cards).toEqual([{ path: '/blog/twice', title: 'Newer', excerpt: 'Of it.', category: 'Writing' }])
})
