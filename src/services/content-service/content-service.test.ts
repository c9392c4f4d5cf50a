import * as fc from 'fast-check'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createContentService } from './content-service.ts'
import { writeSampleBlog } from '#test/sample-blog.ts'
import { sharpImages } from './sharp-images.ts'

const blog = await writeSampleBlog()
const service = await createContentService(blog.folder, sharpImages)
const spacePath = '/cda/spaces/textwright'

afterAll(() => blog.remove())

async function request(
  path: string,
  headers: Record<string, string> = { Authorization: 'Bearer embedded' },
  method = 'GET',
) {
  return service.request(path, { method, headers })
}

interface ErrorBody {
  sys: { type: string; id: string }
  message: string
  requestId: string
  details?: unknown
}

async function errorOf(response: Response): Promise<ErrorBody> {
  return (await response.json()) as ErrorBody
}

test('serves an empty blog if the folder does not exist', async () => {
  const empty = await createContentService(join(blog.folder, 'missing'), sharpImages)
  const response = await empty.request(`${spacePath}/entries?access_token=x&content_type=blogPost`)
  expect(await response.json()).toEqual({ sys: { type: 'Array' }, total: 0, skip: 0, limit: 100, items: [] })
})

describe('authorization', () => {
  test.each([
    ['Bearer embedded', '', 200],
    ['bearer x', '', 200],
    ['', '?access_token=x', 200],
    ['', '', 401],
    ['', '?access_token=', 401],
    ['Bearer', '', 401],
    ['Bearer ', '', 401],
    ['Basic eDp5', '', 401],
  ])('“%s” and “%s” respond with %i', async (authorization, query, status) => {
    const response = await request(
      `${spacePath}/entries${query}`,
      authorization === '' ? {} : { Authorization: authorization },
    )
    expect(response.status).toBe(status)
    if (status === 401) expect((await errorOf(response)).sys).toEqual({ type: 'Error', id: 'AccessTokenInvalid' })
  })
})

describe('paths', () => {
  test.each([
    '',
    '/',
    '/entries',
    '/entries/base64',
    '/assets/counting',
    '/content_types/blogPost',
    '/locales',
    '/environments/master/entries',
    '/environments/master/entries/base64',
    '/environments/master/locales',
    // An entry can have any id.
    '/entries?sys.id=environments',
  ])('%s exists', async (path) => {
    const response = await request(spacePath + path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/vnd.contentful.delivery.v1+json')
  })

  test.each([
    ['/entries/nothing', { type: 'Entry', id: 'nothing', environment: 'master', space: 'textwright' }],
    ['/entries/__proto__', { type: 'Entry', id: '__proto__', environment: 'master', space: 'textwright' }],
    ['/entries/%00', { type: 'Entry', id: '\0', environment: 'master', space: 'textwright' }],
    ['/content_types/page', { type: 'ContentType', id: 'page', environment: 'master', space: 'textwright' }],
    ['/environments/other/entries', { type: 'Environment', id: 'other', space: 'textwright' }],
    ['/environments/master', undefined],
    ['/entries/', undefined],
    ['/entries/base64/references', undefined],
    ['/sync?initial=true', undefined],
    ['/tags', undefined],
    ['/../../../package.json', undefined],
    ['/%2e%2e/%2e%2e/package.json', undefined],
    ['/%', undefined],
  ])('%s does not exist', async (path, details) => {
    const response = await request(spacePath + path)
    const { sys, message, ...rest } = await errorOf(response)
    expect([response.status, sys, message]).toEqual([
      404,
      { type: 'Error', id: 'NotFound' },
      'The resource could not be found.',
    ])
    expect(rest.details).toEqual(details)
    expect(rest.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each(['/cda', '/cda/', '/cda/spaces', '/cda/nothing'])('%s does not exist', async (path) => {
    expect((await errorOf(await request(path))).sys.id).toBe('NotFound')
  })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  for (const path of [`${spacePath}/entries`, '/cda/assets/textwright/x', '/cda/nothing']) {
    const response = await request(path, {}, method)
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    expect((await errorOf(response)).sys).toEqual({ type: 'Error', id: 'MethodNotAllowed' })
  }
})

describe('invalid queries', () => {
  test.each([
    ['limit=1001', 'BadRequest'],
    ['limit=-1', 'BadRequest'],
    ['limit=1.5', 'BadRequest'],
    ['limit=1e2', 'BadRequest'],
    ['limit=', 'BadRequest'],
    ['limit=ten', 'BadRequest'],
    ['skip=-1', 'BadRequest'],
    ['skip=99999999999999999999', 'BadRequest'],
    ['include=11', 'BadRequest'],
    ['include=all', 'BadRequest'],
    ['locale=en-US', 'InvalidQuery'],
    ['locale=*', 'InvalidQuery'],
    ['limit=1&limit=2', 'BadRequest'],
    ['content_type=page', 'InvalidQuery'],
    ['content_type[in]=blogPost', 'InvalidQuery'],
    ['fields.slug=base64', 'InvalidQuery'],
    ['order=fields.title', 'InvalidQuery'],
    ['select=fields.title', 'InvalidQuery'],
    ['content_type=blogPost&fields.author=me', 'InvalidQuery'],
    ['content_type=blogPost&fields.slug.en-US=x', 'InvalidQuery'],
    ['content_type=blogPost&fields.__proto__=x', 'InvalidQuery'],
    ['content_type=blogPost&fields.category=Writing', 'InvalidQuery'],
    ['content_type=blogPost&fields.content=text', 'InvalidQuery'],
    ['content_type=blogPost&fields.slug[ne]=base64', 'InvalidQuery'],
    ['content_type=blogPost&fields.slug[in]=base64,accents', 'InvalidQuery'],
    ['content_type=blogPost&fields.slug[exists]=true', 'InvalidQuery'],
    ['content_type=blogPost&fields.slug[constructor]=base', 'InvalidQuery'],
    ['content_type=blogPost&fields.slug[]=base', 'InvalidQuery'],
    ['content_type=blogPost&fields.publishedDat[gt]=2025-01-01', 'InvalidQuery'],
    ['sys.createdAt=2025-01-01', 'InvalidQuery'],
    ['content_type=blogPost&order=fields.content', 'InvalidQuery'],
    ['content_type=blogPost&order=fields.title,', 'InvalidQuery'],
    ['content_type=blogPost&order=--fields.title', 'InvalidQuery'],
    ['content_type=blogPost&order=fields.title,fields.title', 'InvalidQuery'],
    ['order=sys.id,sys.createdAt,-sys.id', 'InvalidQuery'],
    ['order=sys.id&order=sys.id', 'BadRequest'],
    ['content_type=blogPost&select=fields.author', 'InvalidQuery'],
    ['content_type=blogPost&select=fields.content.nodeType', 'InvalidQuery'],
    ['content_type=blogPost&select=', 'InvalidQuery'],
    ['query=words', 'InvalidQuery'],
    ['links_to_asset=counting', 'InvalidQuery'],
    ['cursor=true', 'InvalidQuery'],
    ['sys.revision=1', 'InvalidQuery'],
    ['colour=red', 'InvalidQuery'],
    ['=', 'InvalidQuery'],
  ])('%s: %s', async (query, id) => {
    const response = await request(`${spacePath}/entries?${query}`)
    expect([response.status, (await errorOf(response)).sys]).toEqual([400, { type: 'Error', id }])
  })

  test.each([
    '/assets?fields.slug=x',
    '/assets?content_type=blogPost',
    '/content_types?select=name',
    '/entries/base64?include=1',
    '/entries/base64?locale=en-US',
  ])('%s', async (path) => {
    expect((await request(spacePath + path)).status).toBe(400)
  })

  test('rejects a path repeated 1,200 times in `order`', async () => {
    expect((await request(`${spacePath}/entries?order=${'sys.createdAt,'.repeat(1199)}sys.createdAt`)).status).toBe(400)
  })

  test('names the invalid path', async () => {
    const response = await request(`${spacePath}/entries?content_type=blogPost&fields.author=me`)
    expect((await errorOf(response)).details).toEqual({
      errors: [{ name: 'unknown', path: ['fields', 'author'], details: 'No field with id "author" found.' }],
    })
  })

  test('responds to arbitrary queries with a list or a well-formed error', async () => {
    const names = [
      'content_type',
      'order',
      'limit',
      'skip',
      'include',
      'select',
      'locale',
      'query',
      'fields.slug',
      'fields.title[in]',
      'fields.publishedDat[gt]',
      'sys.id[exists]',
    ]
    const values = ['blogPost', '-fields.title', 'fields', '10', '0', '*', 'en-US', 'true', 'fields.slug,sys', '2025']
    const pair = fc.tuple(
      fc.oneof(fc.constantFrom(...names), fc.string(), fc.string({ unit: 'binary' })),
      fc.oneof(fc.constantFrom(...values), fc.string(), fc.string({ unit: 'binary' })),
    )
    const paths = fc.constantFrom('/entries', '/assets', '/content_types', '/entries/base64', '/locales', '')
    await fc.assert(
      fc.asyncProperty(paths, fc.array(pair, { maxLength: 5 }), async (collectionPath, pairs) => {
        const response = await request(`${spacePath}${collectionPath}?${new URLSearchParams(pairs).toString()}`)
        const { sys } = await errorOf(response)
        expect([200, 400]).toContain(response.status)
        if (response.status === 400)
          expect(sys).toEqual({ type: 'Error', id: expect.stringMatching(/^(BadRequest|InvalidQuery)$/) as string })
      }),
    )
  })

  test('responds to arbitrary paths without a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webPath(), fc.string(), async (path, rest) => {
        const response = await request(`/cda${path}${encodeURI(rest.toWellFormed())}`)
        expect([200, 400, 401, 404]).toContain(response.status)
      }),
    )
  })
})

describe('caching', () => {
  const list = `${spacePath}/entries?content_type=blogPost`

  test('responds with 304 if the ETag matches', async () => {
    const first = await request(list)
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]+"$/)
    for (const sentEtag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await request(list, { Authorization: 'Bearer x', 'If-None-Match': sentEtag })
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
      expect(again.headers.get('Cache-Control')).toBe('no-cache')
    }
  })

  test('responds with 200 to another query with the same ETag', async () => {
    const etag = (await request(list)).headers.get('ETag') ?? ''
    expect((await request(`${list}&limit=1`, { Authorization: 'Bearer x', 'If-None-Match': etag })).status).toBe(200)
  })

  test('forbids caching of errors', async () => {
    expect((await request(`${spacePath}/entries?colour=red`)).headers.get('Cache-Control')).toBe('no-store')
  })

  test('responds to HEAD with the same headers and no body', async () => {
    const response = await request(list, { Authorization: 'Bearer x' }, 'HEAD')
    expect([response.status, await response.text(), response.headers.get('ETag')]).toEqual([
      200,
      '',
      (await request(list)).headers.get('ETag'),
    ])
  })

  test('compresses the response if the client accepts gzip', async () => {
    const response = await request(list, { Authorization: 'Bearer x', 'Accept-Encoding': 'gzip' })
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual([
      'gzip',
      'Accept-Encoding',
    ])
    const unpacked = new Response(response.body?.pipeThrough(new DecompressionStream('gzip')))
    expect(await unpacked.json()).toEqual(await (await request(list)).json())
  })
})
