import { timeoutManager } from '@tanstack/react-query'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The hosted service's responses, in the order they are sent. The last one repeats. */
let responses: (number | 'hang' | 'drip' | 'reset' | 'cut short' | readonly object[])[] = []
let requestCount = 0
let receivedHeaders: IncomingHttpHeaders[] = []
/** Delays between retries in milliseconds. The tests record them but do not wait. */
let retryDelays: number[] = []

/** Request timeout in these tests, in milliseconds. */
const timeout = 500

/** Sends a body that never ends, one byte every few milliseconds. */
function drip(response: ServerResponse) {
  const dripping = setInterval(() => response.write(' '), timeout / 10)
  response.writeHead(200, { 'Content-Type': 'application/json' }).on('close', () => {
    clearInterval(dripping)
  })
}

const server = createServer((request, response) => {
  receivedHeaders.push(request.headers)
  // Only the request for the ETag lacks the client's `sdk` name.
  if (!request.headers['x-contentful-user-agent']?.includes('sdk ')) {
    if (responses[0] === 'hang') return
    response.setHeader('ETag', '"a"')
    if (responses[0] === 'drip') drip(response)
    else response.end('{}')
    return
  }
  const answer = (responses.length > 1 ? responses.shift() : responses[0]) ?? 500
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
    retryDelays.push(pause)
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
  receivedHeaders = []
  retryDelays = []
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
  responses = [503, 429, [entry({ slug: 'a', title: 'A' })]]
  expect((await build()).postsAtBuild).toMatchObject({ posts: [{ slug: 'a', title: 'A' }], etag: '"a"' })
  expect(retryDelays).toEqual([1000, 2000])
  expect(warn).not.toHaveBeenCalled()
})

test.each(['reset', 'cut short', 'hang', 'drip'] as const)('retries a failed connection: %s', async (failure) => {
  responses = [failure, [entry({ slug: 'a', title: 'A' })]]
  expect((await build()).postsAtBuild).toMatchObject({ posts: [{ slug: 'a' }] })
  expect(retryDelays).toEqual([1000])
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
  expect(retryDelays).toEqual([1000, 2000, 4000])
})

test('sends the client’s headers with every request', async () => {
  responses = [[]]
  await build()
  expect(receivedHeaders).toHaveLength(2)
  for (const headers of receivedHeaders) {
    expect(headers).toMatchObject({
      authorization: 'Bearer b',
      'content-type': 'application/vnd.contentful.delivery.v1+json',
      'x-contentful-user-agent': expect.stringContaining('platform node.js') as string,
    })
  }
})

test('stops the build with a one-sentence error if the service stays down', async () => {
  responses = [500]
  await expect(build()).rejects.toThrow(
    /^The content service did not answer \(.*500.*\), so nothing was built\. To .+ ALLOW_EMPTY_BLOG=1\.$/,
  )
  expect(retryDelays).toEqual([1000, 2000, 4000])
})

test('builds without posts if ALLOW_EMPTY_BLOG is set', async () => {
  vi.stubEnv('ALLOW_EMPTY_BLOG', '1')
  responses = [500]
  expect(await build()).toEqual({
    postsAtBuild: { posts: undefined, etag: undefined },
    searchablePosts: [],
    siteImages: [],
    serviceImages: [],
  })
  expect(warn.mock.lastCall?.[0]).toMatch(
    /^The content service did not answer \(.*500.*\): the blog is built without posts/,
  )
})

test.each([401, 404])('stops the build without a retry after status %i', async (status) => {
  responses = [status]
  await expect(build()).rejects.toMatchObject({ name: 'ContentError', status })
  expect(requestCount).toBe(1)
})

test('skips unusable entries with a warning', async () => {
  const image = (url: string) => ({ sys: { id: 'image', type: 'Asset' }, fields: { file: { url } } })
  responses = [
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

test('the palette gets only posts that have a page, without duplicate addresses', async () => {
  const given = [
    { slug: 'twice', title: 'Older', publishedDat: '2025-01-01' },
    { slug: 'twice', title: 'Newer', publishedDat: '2025-02-01', excerpt: 'Of it.', category: 'Writing' },
    { slug: '', title: 'Nowhere' },
    { title: 'Nowhere either' },
    { slug: 'a/b', title: 'Elsewhere' },
  ]
  responses = [given.map(entry)]
  const {
    postsAtBuild: { posts },
    searchablePosts,
  } = await build()
  expect(posts).toHaveLength(given.length)
  expect(searchablePosts).toEqual([{ path: '/blog/twice', title: 'Newer', excerpt: 'Of it.', category: 'Writing' }])
})
