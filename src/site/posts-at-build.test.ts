import { timeoutManager } from '@tanstack/react-query'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Responses of the hosted service, in order. The last one repeats. */
let answers: (number | 'hang' | 'drip' | 'reset' | 'cut short' | readonly object[])[] = []
let requestCount = 0
let headersSeen: IncomingHttpHeaders[] = []
/** Delays between retries in milliseconds. Recorded, but not waited for. */
let pauses: number[] = []

/** Request timeout in these tests, in milliseconds. */
const timeout = 500

/** A body that never ends, with a byte every few milliseconds. */
function drip(response: ServerResponse) {
  const dripping = setInterval(() => response.write(' '), timeout / 10)
  response.writeHead(200, { 'Content-Type': 'application/json' }).on('close', () => {
    clearInterval(dripping)
  })
}

const server = createServer((request, response) => {
  headersSeen.push(request.headers)
  // Without the client's `sdk` name, this is the request for the ETag.
  if (!request.headers['x-contentful-user-agent']?.includes('sdk ')) {
    if (answers[0] === 'hang') return
    response.setHeader('ETag', '"a"')
    if (answers[0] === 'drip') drip(response)
    else response.end('{}')
    return
  }
  const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 500
  requestCount++
  if (answer === 'hang') return
  if (answer === 'drip') {
    drip(response)
    return
  }
  if (answer === 'reset') {
    request.socket.resetAndDestroy()
    return
  }
  if (answer === 'cut short') {
    response.writeHead(200, { 'Content-Length': 1000 }).write('{"items":', () => request.socket.destroy())
    return
  }
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
  clearTimeout: (id) => {
    clearTimeout(id)
  },
  setInterval,
  clearInterval: (id) => {
    clearInterval(id)
  },
})

// The next test file needs modules with the default configuration.
afterAll(() => vi.resetModules())

const warn = vi.spyOn(console, 'warn').mockReturnValue()
const consoleError = vi.spyOn(console, 'error').mockReturnValue()

beforeEach(() => {
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const content = { kind: 'contentful', space: 'a', environment: 'master', accessToken: 'b', host, insecure: true }
  // The configuration is read when a module is first imported.
  vi.stubEnv('SERVICES', JSON.stringify({ content, form: { kind: 'none' } }))
  vi.resetModules()
  requestCount = 0
  headersSeen = []
  pauses = []
})

afterEach(() => {
  // The build's only message is the error it throws.
  expect(consoleError).not.toHaveBeenCalled()
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

async function build() {
  const { readPostsAtBuild } = await import('./posts-at-build.ts')
  return readPostsAtBuild('content/blog', timeout)
}

function entry(fields: object) {
  return { sys: { id: JSON.stringify(fields), type: 'Entry', createdAt: '2025-01-01T00:00:00Z' }, fields }
}

test('retries server errors with the same delays as the page', async () => {
  answers = [503, 429, [entry({ slug: 'a', title: 'A' })]]
  expect((await build()).postsAtBuild).toMatchObject({ posts: [{ slug: 'a', title: 'A' }], etag: '"a"' })
  expect(pauses).toEqual([1000, 2000])
  expect(warn).not.toHaveBeenCalled()
})

test.each(['reset', 'cut short', 'hang', 'drip'] as const)('retries a failed connection: %s', async (failure) => {
  answers = [failure, [entry({ slug: 'a', title: 'A' })]]
  expect((await build()).postsAtBuild).toMatchObject({ posts: [{ slug: 'a' }] })
  expect(pauses).toEqual([1000])
})

test('retries a refused connection', async () => {
  const content = {
    kind: 'contentful',
    space: 'a',
    environment: 'master',
    accessToken: 'b',
    host: '127.0.0.1:1',
    insecure: true,
  }
  vi.stubEnv('SERVICES', JSON.stringify({ content, form: { kind: 'none' } }))
  await expect(build()).rejects.toThrow(/^The content service did not answer \(.+\), so nothing was built\./)
  expect(pauses).toEqual([1000, 2000, 4000])
})

test('sends the headers of the client with every request', async () => {
  answers = [[]]
  await build()
  expect(headersSeen).toHaveLength(2)
  for (const headers of headersSeen) {
    expect(headers).toMatchObject({
      authorization: 'Bearer b',
      'content-type': 'application/vnd.contentful.delivery.v1+json',
      'x-contentful-user-agent': expect.stringContaining('platform node.js') as string,
    })
  }
})

test('stops the build with one sentence if the service stays down', async () => {
  answers = [500]
  await expect(build()).rejects.toThrow(
    /^The content service did not answer \(.*500.*\), so nothing was built\. To .+ ALLOW_EMPTY_BLOG=1\.$/,
  )
  expect(pauses).toEqual([1000, 2000, 4000])
})

test('builds without posts if ALLOW_EMPTY_BLOG is set', async () => {
  vi.stubEnv('ALLOW_EMPTY_BLOG', '1')
  answers = [500]
  expect(await build()).toEqual({
    postsAtBuild: { posts: undefined, etag: undefined },
    searchablePosts: [],
    images: [],
  })
  expect(warn.mock.lastCall?.[0]).toMatch(
    /^The content service did not answer \(.*500.*\): the blog is built without posts/,
  )
})

test.each([401, 404])('stops the build without a retry after status %i', async (status) => {
  answers = [status]
  await expect(build()).rejects.toMatchObject({ name: 'ContentError', status })
  expect(requestCount).toBe(1)
})

test('skips unusable entries with a warning', async () => {
  const image = (url: string) => ({ sys: { id: 'image', type: 'Asset' }, fields: { file: { url } } })
  answers = [
    [
      entry({ slug: 'half-\uD800', title: 'Half' }),
      entry({ slug: 'b', title: 'Bracket', featuredImage: image('http://[') }),
      entry({ slug: 'good', title: 'Good', featuredImage: image('//images.example/a.png') }),
    ],
  ]
  expect((await build()).postsAtBuild.posts?.map(({ slug }) => slug)).toEqual(['good'])
  expect(warn.mock.calls.map(([line]) => String(line).replace(/entry .* \(/, 'entry … ('))).toEqual([
    'The blog skips entry … (“Half”): its slug contains an unpaired surrogate.',
    'The blog skips entry … (“Bracket”): its image has an invalid URL: http://[.',
  ])
})

test('gives the palette only posts with a page, without duplicate addresses', async () => {
  const given = [
    { slug: 'twice', title: 'Older', publishedDat: '2025-01-01' },
    { slug: 'twice', title: 'Newer', publishedDat: '2025-02-01', excerpt: 'Of it.', category: 'Writing' },
    { slug: '', title: 'Nowhere' },
    { title: 'Nowhere either' },
    { slug: 'a/b', title: 'Elsewhere' },
  ]
  answers = [given.map(entry)]
  const {
    postsAtBuild: { posts },
    searchablePosts,
  } = await build()
  expect(posts).toHaveLength(given.length)
  expect(searchablePosts).toEqual([{ path: '/blog/twice', title: 'Newer', excerpt: 'Of it.', category: 'Writing' }])
})
