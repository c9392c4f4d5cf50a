import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import type { Caller } from '#services/client-address.ts'
import { createPostLookup } from './post-lookup.ts'

const limits = { deadlineMilliseconds: 50, cacheMilliseconds: 60_000, lookupsPerMinute: 1000 }

function callerFrom(remoteAddress: string): Caller {
  return { socket: { remoteAddress }, headers: {} } as unknown as Caller
}

const visitor = callerFrom('192.0.2.1')

/** Creates a lookup in a content service with one post, and records the requests. */
function createLookup(overrides: Partial<typeof limits> = {}, respond?: (request: Request) => Promise<Response>) {
  const requests: Request[] = []
  const endpoint = {
    address: 'https://content.example/spaces/s/environments/e/entries',
    accessToken: 'token',
    fetch(request: Request) {
      requests.push(request)
      if (respond) return respond(request)
      return Response.json({ total: new URL(request.url).searchParams.get('fields.slug') === 'new' ? 1 : 0 })
    },
  }
  return { hasPost: createPostLookup(endpoint, new BlockList(), { ...limits, ...overrides }), requests }
}

test('queries the service for the slug', async () => {
  const { hasPost, requests } = createLookup()
  expect([await hasPost('new', visitor), await hasPost('a & b', visitor)]).toEqual([true, false])
  const [first, second] = requests
  expect(first?.url).toBe(
    'https://content.example/spaces/s/environments/e/entries?content_type=blogPost&fields.slug=new&select=sys.id&limit=1',
  )
  expect(first?.headers.get('Authorization')).toBe('Bearer token')
  expect(new URL(second?.url ?? '').searchParams.get('fields.slug')).toBe('a & b')
})

test('caches a result and shares it between simultaneous lookups', async () => {
  const { hasPost, requests } = createLookup()
  const results = await Promise.all([1, 2, 3].map(() => hasPost('unknown', visitor)))
  expect([...results, await hasPost('unknown', visitor)]).toEqual([false, false, false, false])
  expect(requests).toHaveLength(1)
})

test('queries again after the result has expired', async () => {
  const { hasPost, requests } = createLookup({ cacheMilliseconds: 0 })
  await hasPost('unknown', visitor)
  await hasPost('unknown', visitor)
  expect(requests).toHaveLength(2)
})

test('caches at most 1,000 results', async () => {
  const { hasPost, requests } = createLookup({ lookupsPerMinute: 10_000 })
  for (let index = 0; index <= 1000; index++) await hasPost(`unknown-${String(index)}`, visitor)
  await hasPost('unknown-1000', visitor)
  expect(requests).toHaveLength(1001)
  await hasPost('unknown-0', visitor)
  expect(requests).toHaveLength(1002)
})

test('limits the lookups of one client without affecting others', async () => {
  const { hasPost, requests } = createLookup({ lookupsPerMinute: 3 })
  const slugs = ['a', 'b', 'c', 'd', 'e']
  const results = []
  for (const slug of slugs) results.push(await hasPost(slug, visitor))
  expect(results).toEqual([false, false, false, true, true])
  expect(requests).toHaveLength(3)
  expect(await hasPost('d', callerFrom('192.0.2.2'))).toBe(false)
})

test.each([
  ['is unreachable', () => Promise.reject(new TypeError('fetch failed'))],
  ['responds with 503', () => Promise.resolve(new Response('', { status: 503 }))],
  ['responds with HTML', () => Promise.resolve(new Response('<html>'))],
  ['responds without a total', () => Promise.resolve(Response.json({}))],
  [
    'does not respond in time',
    ({ signal }: Request) =>
      new Promise<Response>((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error)
        })
      }),
  ],
])('returns true if the service %s, and queries again the next time', async (_, respond) => {
  const { hasPost, requests } = createLookup({}, respond)
  expect([await hasPost('a', visitor), await hasPost('a', visitor)]).toEqual([true, true])
  expect(requests).toHaveLength(2)
})

test('does not query for a slug over the length limit', async () => {
  const { hasPost, requests } = createLookup()
  expect(await hasPost('x'.repeat(257), visitor)).toBe(false)
  expect(requests).toEqual([])
})
