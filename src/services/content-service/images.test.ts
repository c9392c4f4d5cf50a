import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createContentService } from './content-service.ts'
import { writeSampleBlog } from './sample-blog.ts'

const blog = await writeSampleBlog()
const service = await createContentService(blog.folder)

afterAll(() => blog.remove())

interface Asset {
  fields: { file: { url: string; details: { size: number } } }
}

async function findFile(id: string) {
  const response = await service.request(`/cda/spaces/textwright/assets/${id}?access_token=x`)
  return ((await response.json()) as Asset).fields.file
}

const { url, details } = await findFile('counting')
const small = await findFile('diagram')

async function bytesOf(response: Response) {
  return Buffer.from(await response.arrayBuffer())
}

async function measure(address: string) {
  const response = await service.request(address)
  const { format, width, height } = await sharp(await bytesOf(response)).metadata()
  return [response.headers.get('Content-Type'), format, width, height]
}

async function expectBadRequest(address: string) {
  const response = await service.request(address)
  const { sys } = (await response.json()) as { sys: unknown }
  expect([response.status, sys]).toEqual([400, { type: 'Error', id: 'BadRequest' }])
}

test('returns the original file without parameters', async () => {
  const response = await service.request(url)
  expect(response.headers.get('Content-Type')).toBe('image/png')
  expect((await bytesOf(response)).length).toBe(details.size)
})

test.each([
  ['w=600&h=400&fit=fill', 'image/png', 'png', 600, 400],
  ['w=600&h=400&fit=fill&fm=webp&q=70', 'image/webp', 'webp', 600, 400],
  ['w=1920&h=1080&fit=fill&fm=jpg', 'image/jpeg', 'jpeg', 1920, 1080],
  ['w=960', 'image/png', 'png', 960, 540],
  ['h=540&fm=webp', 'image/webp', 'webp', 960, 540],
  ['w=600&h=600', 'image/png', 'png', 600, 338],
  ['fm=jpg', 'image/jpeg', 'jpeg', 1920, 1080],
  ['w=1&h=1&fit=fill', 'image/png', 'png', 1, 1],
])('%s is %s (%s), %i by %i', async (query, ...expected) => {
  expect(await measure(`${url}?${query}`)).toEqual(expected)
})

test.each([
  ['fit=fill returns the requested size, even if it is larger', 'w=800&h=600&fit=fill', 800, 600],
  ['without fit=fill, an image is never enlarged', 'w=800&h=600', 400, 300],
])('%s', async (_, query, width, height) => {
  expect((await measure(`${small.url}?${query}`)).slice(2)).toEqual([width, height])
})

test('fit=fill crops instead of squeezing', async () => {
  // The original is half red, half blue: after cropping, the border is still sharp and in the middle.
  const response = await service.request(`${url}?w=200&h=1000&fit=fill`)
  const { data } = await sharp(await bytesOf(response))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = Array.from({ length: 200 }, (_, x) => data.subarray(x * 3, x * 3 + 3))
  expect(row.filter(([red = 0, , blue = 0]) => red > 200 && blue < 50).length).toBeGreaterThan(97)
  expect(row.filter(([red = 0, , blue = 0]) => red < 50 && blue > 200).length).toBeGreaterThan(97)
})

test('a lower quality produces a smaller file', async () => {
  const [low, high] = await Promise.all(
    [10, 100].map(async (q) => (await bytesOf(await service.request(`${url}?fm=jpg&q=${String(q)}`))).length),
  )
  expect(low).toBeLessThan(high ?? 0)
})

describe('invalid requests', () => {
  test.each([
    'w=0',
    'w=4001',
    'w=-5',
    'w=1.5',
    'w=1e3',
    'w=',
    'w=wide',
    'h=99999999999',
    'q=0',
    'q=101',
    'fm=gif',
    'fm=',
    'fm=__proto__',
    'fit=crop',
    'fit=',
    'w=100&w=200',
    'width=100',
    'r=max',
    'f=face',
    'fl=progressive',
    'constructor=1',
  ])('%s', async (query) => {
    await expectBadRequest(`${url}?${query}`)
  })

  test.each([
    [1920, 'w=1921&h=1080&fit=fill', url],
    [1920, 'w=1920&h=1081&fit=fill', url],
    [1920, 'w=1921&fit=fill', url],
    [1920, 'h=4000&fit=fill&fm=webp', url],
    [400, 'w=4000&h=4000&fit=fill', small.url],
    // A dimension that was not specified scales with the other, here to 3000.
    [400, 'w=4000&fit=fill', small.url],
    [400, 'h=4000&fit=fill', small.url],
  ])('enlarging a picture that is %i pixels wide beyond the largest image on a page: %s', async (_, query, address) => {
    await expectBadRequest(`${address}?${query}`)
  })

  test.each([
    url.replace('counting.png', 'other.png'),
    url.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
    url.replace('/counting/', '/diagram/'),
    url.replace('counting.png', ''),
    '/cda/assets/textwright/unused/x/unused.webp',
    '/cda/assets/../../package.json',
    '/cda/assets/textwright/%2e%2e%2f%2e%2e%2fpackage.json',
    `${url}/../counting.png/x`,
  ])('%s', async (path) => {
    expect((await service.request(path)).status).toBe(404)
  })
})

test('an image needs no token, can be cached forever and has an ETag', async () => {
  const address = `${url}?w=300`
  const { headers } = await service.request(address)
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('Vary')).toBeNull()
  const again = await service.request(address, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('responds with 429 and a retry time if too many jobs are waiting', async () => {
  const responses = await Promise.all(
    Array.from({ length: 100 }, async (_, width) => service.request(`${small.url}?w=${String(width + 1)}`)),
  )
  const rejected = responses.filter(({ status }) => status === 429)
  // Two jobs run and 64 wait.
  expect(rejected.length).toBe(100 - 66)
  expect(rejected[0]?.headers.get('X-Contentful-RateLimit-Reset')).toBe('1')
  expect(await rejected[0]?.json()).toMatchObject({ sys: { type: 'Error', id: 'RateLimitExceeded' } })
  expect((await service.request(`${small.url}?w=100`)).status).toBe(200)
})

test('renders an image once for simultaneous requests', async () => {
  const responses = await Promise.all(Array.from({ length: 200 }, async () => service.request(`${url}?w=777&fm=webp`)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
})
