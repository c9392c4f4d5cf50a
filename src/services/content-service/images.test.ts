import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { imageIndexFile, type ImageIndex, openBuiltImages } from './built-images.ts'
import { createContentService } from './content-service.ts'
import { writeSampleBlog } from '#test/sample-blog.ts'
import { sharpImages } from './sharp-images.ts'

const blog = await writeSampleBlog()
const drawing = await createContentService(blog.folder, sharpImages)

type Service = typeof drawing

interface Asset {
  fields: { file: { url: string; contentType: string; details: { size: number; image?: object } } }
}

async function findFile(service: Service, id: string) {
  const response = await service.request(`/cda/spaces/textwright/assets/${id}?access_token=x`)
  return ((await response.json()) as Asset).fields.file
}

async function bytesOf(response: Response) {
  return Buffer.from(await response.arrayBuffer())
}

async function expectBadRequest(service: Service, address: string) {
  const response = await service.request(address)
  const { sys } = (await response.json()) as { sys: unknown }
  expect([response.status, sys]).toEqual([400, { type: 'Error', id: 'BadRequest' }])
}

const { url } = await findFile(drawing, 'counting')
const small = await findFile(drawing, 'diagram')
const cardQuery = '?w=600&h=400&fit=fill&fm=webp&q=80'

const built = await mkdtemp(join(tmpdir(), 'textwright-images-'))
const index: ImageIndex = {
  pictures: { [url]: { contentType: 'image/png', dimensions: { width: 1920, height: 1080 } } },
  files: { [url + cardQuery]: 'card.webp', [`${url}?w=1200&h=630&fit=fill&fm=jpg&q=80`]: 'share.jpg' },
}
await writeFile(join(built, imageIndexFile), JSON.stringify(index))
await writeFile(join(built, 'card.webp'), 'a card')
await writeFile(join(built, 'share.jpg'), 'a share image')
const service = await createContentService(blog.folder, await openBuiltImages(built))

afterAll(async () => {
  await blog.remove()
  await rm(built, { recursive: true })
})

describe('the server', () => {
  test.each([
    [cardQuery, 'image/webp', 'a card'],
    ['?w=1200&h=630&fit=fill&fm=jpg&q=80', 'image/jpeg', 'a share image'],
  ])('serves a size of the build: %s', async (query, type, content) => {
    const response = await service.request(url + query)
    expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([200, type, content])
  })

  test('serves the original file without parameters', async () => {
    const { details } = await findFile(service, 'counting')
    const response = await service.request(url)
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect((await bytesOf(response)).length).toBe(details.size)
  })

  test.each([
    '?w=601&h=400&fit=fill&fm=webp&q=80',
    '?w=600',
    '?w=600&h=400&fit=fill&fm=webp&q=81',
    '?w=4000&h=4000&fit=fill',
    '?fm=gif',
    '?w=100&w=200',
    '?constructor=1',
    '?__proto__',
  ])('responds with 400 to another size: %s', async (query) => {
    await expectBadRequest(service, url + query)
  })

  test('serves a picture that is newer than the build in its own size', async () => {
    const file = await findFile(service, 'diagram')
    expect(file).toEqual({ ...small, details: { size: small.details.size } })
    const original = await bytesOf(await drawing.request(small.url))
    for (const query of ['', cardQuery])
      expect(await bytesOf(await service.request(small.url + query))).toEqual(original)
  })

  test('needs no pictures in the build', async () => {
    const without = await createContentService(blog.folder, await openBuiltImages(join(built, 'missing')))
    expect((await without.request(url + cardQuery)).status).toBe(200)
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
  ])('%s does not exist', async (path) => {
    expect((await service.request(path)).status).toBe(404)
  })

  test('needs no token, and sends an image with an ETag that can be cached forever', async () => {
    const { headers } = await service.request(url + cardQuery)
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('Vary')).toBeNull()
    const again = await service.request(url + cardQuery, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

describe('the build', () => {
  async function measure(address: string) {
    const response = await drawing.request(address)
    const { format, width, height } = await sharp(await bytesOf(response)).metadata()
    return [response.headers.get('Content-Type'), format, width, height]
  }

  test.each([
    ['?w=600&h=400&fit=fill', 'image/png', 'png', 600, 400],
    ['?w=600&h=400&fit=fill&fm=webp&q=70', 'image/webp', 'webp', 600, 400],
    ['?w=1920&h=1080&fit=fill&fm=jpg', 'image/jpeg', 'jpeg', 1920, 1080],
    ['?w=960', 'image/png', 'png', 960, 540],
    ['?h=540&fm=webp', 'image/webp', 'webp', 960, 540],
  ])('draws %s as %s (%s), %i by %i', async (query, ...expected) => {
    expect(await measure(url + query)).toEqual(expected)
  })

  test.each([
    ['fit=fill returns the requested size, even if it is larger', '?w=800&h=600&fit=fill', 800, 600],
    ['without fit=fill, an image is never enlarged', '?w=800&h=600', 400, 300],
  ])('%s', async (_, query, width, height) => {
    expect((await measure(small.url + query)).slice(2)).toEqual([width, height])
  })

  test('fit=fill crops instead of squeezing', async () => {
    // The original is half red, half blue: after cropping, the border is still sharp and in the middle.
    const response = await drawing.request(`${url}?w=200&h=1000&fit=fill`)
    const { data } = await sharp(await bytesOf(response))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const row = Array.from({ length: 200 }, (_, x) => data.subarray(x * 3, x * 3 + 3))
    expect(row.filter(([red = 0, , blue = 0]) => red > 200 && blue < 50).length).toBeGreaterThan(97)
    expect(row.filter(([red = 0, , blue = 0]) => red < 50 && blue > 200).length).toBeGreaterThan(97)
  })

  test.each(['?w=0', '?w=1.5', '?w=wide', '?fm=gif', '?fm=__proto__', '?w=100&w=200', '?f=face'])(
    'rejects %s',
    async (query) => {
      await expectBadRequest(drawing, url + query)
    },
  )
})
