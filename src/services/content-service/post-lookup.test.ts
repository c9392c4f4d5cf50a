import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import type { Caller } from '#services/client-address.ts'
import { createPostLookup } from './post-lookup.ts'

const limits = { deadlineMilliseconds: 50, cacheMilliseconds: 60_000, lookupsPerMinute: 1000 }

function from(remoteAddress: string): Caller {
  return { socket: { remoteAddress }, headers: {} } as unknown as Caller
}

const visitor = from('192.0.2.1')

/** A content service with one post, and a count of the requests that reached it. */
function start(given: Partial<typeof limits> = {}, answer?: (request: Request) => Promise<Response>) {
  const requests: Request[] = []
  const endpoint = {
    address: 'https://content.example/spaces/s/environments/e/entries',
    accessToken: 'token',
    fetch(request: Request) {
      requests.push(request)
      if (answer) return answer(request)
      return Response.json({ total: new URL(request.url).searchParams.get('fields.slug') === 'new' ? 1 : 0 })
    },
  }
  return { hasPost: createPostLookup(endpoint, new BlockList(), { ...limits, ...given }), requests }
}

test('asks the service for the slug, as its client would', async () => {
  const { hasPost, requests } = start()
  expect([await hasPost('new', visitor), await hasPost('a & b', visitor)]).toEqual([true, false])
  const [first, second] = requests
  expect(first?.url).toBe(
    'https://content.example/spaces/s/environments/e/entries?content_type=blogPost&fields.slug=new&select=sys.id&limit=1',
  )
  expect(first?.headers.get('Authorization')).toBe('Bearer token')
  expect(new URL(second?.url ?? '').searchParams.get('fields.slug')).toBe('a & b')
})

test('an answer is kept for a while, and shared by those who ask at the same time', async () => {
  const { hasPost, requests } = start()
  const answers = await Promise.all([1, 2, 3].map(() => hasPost('unknown', visitor)))
  expect([...answers, await hasPost('unknown', visitor)]).toEqual([false, false, false, false])
  expect(requests).toHaveLength(1)
})

test('and asked for again after that', async () => {
  const { hasPost, requests } = start({ cacheMilliseconds: 0 })
  await hasPost('unknown', visitor)
  await hasPost('unknown', visitor)
  expect(requests).toHaveLength(2)
})

test('at most 1,000 answers are kept', async () => {
  const { hasPost, requests } = start({ lookupsPerMinute: 10_000 })
  for (let index = 0; index <= 1000; index++) await hasPost(`unknown-${String(index)}`, visitor)
  await hasPost('unknown-1000', visitor)
  expect(requests).toHaveLength(1001)
  await hasPost('unknown-0', visitor)
  expect(requests).toHaveLength(1002)
})

test('one client cannot have the service asked without end, and does not keep others from it', async () => {
  const { hasPost, requests } = start({ lookupsPerMinute: 3 })
  const slugs = ['a', 'b', 'c', 'd', 'e']
  const answers = []
  for (const slug of slugs) answers.push(await hasPost(slug, visitor))
  expect(answers).toEqual([false, false, false, true, true])
  expect(requests).toHaveLength(3)
  expect(await hasPost('d', from('192.0.2.2'))).toBe(false)
})

test.each([
  ['is refused', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers 503', () => Promise.resolve(new Response('', { status: 503 }))],
  ['answers something else', () => Promise.resolve(new Response('<html>'))],
  ['answers without a total', () => Promise.resolve(Response.json({}))],
  [
    'does not answer in time',
    ({ signal }: Request) =>
      new Promise<Response>((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error)
        })
      }),
  ],
])('a service that %s is left to the page, and asked again the next time', async (_, answer) => {
  const { hasPost, requests } = start({}, answer)
  expect([await hasPost('a', visitor), await hasPost('a', visitor)]).toEqual([true, true])
  expect(requests).toHaveLength(2)
})

test('a slug longer than any is not asked for', async () => {
  const { hasPost, requests } = start()
  expect(await hasPost('x'.repeat(257), visitor)).toBe(false)
  expect(requests).toEqual([])
})
