import { timeoutManager } from '@tanstack/react-query'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the hosted service answers, one after another; the last one for good. */
let answers: (number | 'hang' | 'drip' | 'reset' | 'cut short' | readonly object[])[] = []
let requestCount = 0
let headersSeen: IncomingHttpHeaders[] = []
/** Between two questions, in milliseconds. They are noted and not waited through. */
let pauses: number[] = []

/** How long a request may take here, in milliseconds. */
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
  // Not the client, which calls itself an sdk: the request for the tag alone.
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

// The next test file gets modules of the usual configuration.
afterAll(() => vi.resetModules())

const warn = vi.spyOn(console, 'warn').mockReturnValue()
const consoleError = vi.spyOn(console, 'error').mockReturnValue()

beforeEach(() => {
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const content = { kind: 'contentful', space: 'a', environment: 'master', accessToken: 'b', host, insecure: true }
  // As the build was configured: read once, when a module is first imported.
  vi.stubEnv('SERVICES', JSON.stringify({ content, form: { kind: 'none' } }))
  vi.resetModules()
  requestCount = 0
  headersSeen = []
  pauses = []
})

afterEach(() => {
  // The build prints one sentence, which the caller gets as an error.
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

test('a service in trouble is asked again, as the page would', async () => {
  answers = [503, 429, [entry({ slug: 'a', title: 'A' })]]
  expect((await build()).postsAtBuild).toMatchObject({ posts: [{ slug: 'a', title: 'A' }], etag: '"a"' })
  expect(pauses).toEqual([1000, 2000])
  expect(warn).not.toHaveBeenCalled()
})

test.each(['reset', 'cut short', 'hang', 'drip'] as const)('so is one whose connection fails: %s', async (failure) => {
  answers = [failure, [entry({ slug: 'a', title: 'A' })]]
  expect((await build()).postsAtBuild).toMatchObject({ posts: [{ slug: 'a' }] })
  expect(pauses).toEqual([1000])
})

test('so is one that refuses connections', async () => {
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

test('every request has the headers of the client', async () => {
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

test('a service that stays in trouble stops the build with one sentence', async () => {
  answers = [500]
  await expect(build()).rejects.toThrow(
    /^The content service did not answer \(.*500.*\), so nothing was built\. ALLOW_EMPTY_BLOG=1 /,
  )
  expect(pauses).toEqual([1000, 2000, 4000])
})

test('unless a blog without posts is allowed', async () => {
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

test.each([401, 404])('one that refuses us stops it at once: %i', async (status) => {
  answers = [status]
  await expect(build()).rejects.toMatchObject({ name: 'ContentError', status })
  expect(requestCount).toBe(1)
})

test('entries that no page can be made of are left out and named', async () => {
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
    postsAtBuild: { posts },
    searchablePosts,
  } = await build()
  expect(posts).toHaveLength(given.length)
  expect(searchablePosts).toEqual([{ path: '/blog/twice', title: 'Newer', excerpt: 'Of it.', category: 'Writing' }])
})
