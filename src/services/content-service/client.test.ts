import { serve } from '@hono/node-server'
import { createClient, type CreateClientParams } from 'contentful'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createContentService } from './content-service.ts'
import { writeSampleBlog } from '#test/sample-blog.ts'
import { sharpImages } from './sharp-images.ts'

// Tests the service with the official client, over HTTP.

const blog = await writeSampleBlog()
const service = await createContentService(blog.folder, sharpImages)
const server = serve({ fetch: service.fetch, port: 0, hostname: '127.0.0.1' })
let settings: CreateClientParams

beforeAll(() => {
  settings = {
    host: `127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    basePath: '/cda',
    insecure: true,
    space: 'textwright',
    environment: 'master',
    accessToken: 'embedded',
    retryLimit: 0,
  }
})

afterAll(async () => {
  server.close()
  await blog.remove()
})

function connect(overrides: Partial<CreateClientParams> = {}) {
  return createClient({ ...settings, ...overrides })
}

/** Allows queries that the client's types forbid. */
type UntypedGetEntries = (query: unknown) => Promise<{ items: { sys: { id: string } }[]; total: number }>

async function getEntries(query: unknown) {
  return (connect().getEntries as UntypedGetEntries)(query)
}

async function idsOf(query: Readonly<Record<string, unknown>>) {
  return (await getEntries({ content_type: 'blogPost', ...query })).items.map(({ sys }) => sys.id)
}

/** Reads the API's response from the message of the client's error. */
async function errorOf(request: Promise<unknown>) {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason as Error,
  )
  return { name: error?.name, ...(JSON.parse(error?.message ?? '{}') as object) }
}

describe('entries', () => {
  test('returns the blog’s list: newest first, sorted by timestamp and not as text', async () => {
    const list = await connect().getEntries({ content_type: 'blogPost', order: ['-fields.publishedDat'], limit: 1000 })
    expect(list).toMatchObject({ sys: { type: 'Array' }, total: 3, skip: 0, limit: 1000 })
    // 1 March, 23:30 in New York is 2 March in UTC.
    expect(list.items.map(({ sys }) => sys.id)).toEqual(['base64', 'accents', 'counting-words'])
  })

  test('finds one entry by its slug', async () => {
    const { items } = await connect().getEntries({ content_type: 'blogPost', 'fields.slug': 'base64', limit: 1 })
    expect(items).toHaveLength(1)
    expect(items[0]?.fields).toMatchObject({
      title: 'Base64',
      slug: 'base64',
      excerpt: 'An excerpt.',
      category: 'Development',
      publishedDat: '2025-03-01T23:30:00-05:00',
      content: { nodeType: 'document' },
    })
  })

  test('returns complete sys properties', async () => {
    const { sys } = await connect().getEntry('base64')
    expect(sys).toEqual({
      id: 'base64',
      type: 'Entry',
      createdAt: '2025-03-02T04:30:00.000Z',
      updatedAt: '2025-03-02T04:30:00.000Z',
      revision: 1,
      publishedVersion: 1,
      locale: 'en-US',
      space: { sys: { type: 'Link', linkType: 'Space', id: 'textwright' } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'blogPost' } },
    })
  })

  test.each([
    ['all entries', {}, ['base64', 'accents', 'counting-words']],
    [
      'ordered by two fields, the second descending',
      { order: ['fields.category', '-fields.title'] },
      ['base64', 'counting-words', 'accents'],
    ],
    ['ordered by title', { order: ['fields.title'] }, ['accents', 'base64', 'counting-words']],
    ['ordered by id, descending', { order: ['-sys.id'] }, ['counting-words', 'base64', 'accents']],
    ['ordered by creation time', { order: ['sys.createdAt'] }, ['counting-words', 'accents', 'base64']],
    ['the first', { limit: 1 }, ['base64']],
    ['no entries', { limit: 0 }, []],
    ['all but the first', { skip: 1 }, ['accents', 'counting-words']],
    ['the second', { skip: 1, limit: 1 }, ['accents']],
    ['past the end', { skip: 3 }, []],
    ['by slug', { 'fields.slug': 'accents' }, ['accents']],
    ['by id', { 'sys.id': 'accents' }, ['accents']],
    ['by slug and another id', { 'fields.slug': 'accents', 'sys.id': 'base64' }, []],
    ['by a slug that doesn’t exist', { 'fields.slug': 'nothing' }, []],
  ])('%s', async (_, query, ids) => expect(await idsOf(query)).toEqual(ids))

  test('the total counts all matches, not only the returned ones', async () => {
    expect((await getEntries({ content_type: 'blogPost', limit: 1 })).total).toBe(3)
  })

  test('select returns the requested fields and the id and type', async () => {
    const { items } = await connect().getEntries({
      content_type: 'blogPost',
      select: ['fields.slug', 'fields.title'],
      'sys.id': 'base64',
    })
    expect(items).toEqual([{ sys: { id: 'base64', type: 'Entry' }, fields: { slug: 'base64', title: 'Base64' } }])
  })

  test('select returns a whole section', async () => {
    const { items } = await connect().getEntries({
      content_type: 'blogPost',
      select: ['sys', 'fields.slug'],
      'sys.id': 'base64',
    })
    expect(items[0]).toMatchObject({ sys: { revision: 1, locale: 'en-US' }, fields: { slug: 'base64' } })
    expect(items[0]).not.toHaveProperty('metadata')
  })
})

describe('links', () => {
  async function followLinks(include: number) {
    const client = connect()
    const query = { content_type: 'blogPost', 'sys.id': 'counting-words', include }
    const { includes } = await client.withoutLinkResolution.getEntries(query)
    return [...(includes?.Entry ?? []), ...(includes?.Asset ?? [])].map(({ sys }) => sys.id).sort()
  }

  test.each([
    [0, []],
    [1, ['base64', 'counting', 'diagram']],
    [2, ['accents', 'base64', 'counting', 'diagram']],
    [10, ['accents', 'base64', 'counting', 'diagram']],
  ])('includes entries up to depth %i', async (include, ids) => expect(await followLinks(include)).toEqual(ids))

  test('does not repeat the items in the includes', async () => {
    const { includes } = await connect().withoutLinkResolution.getEntries({ content_type: 'blogPost' })
    expect(includes).not.toHaveProperty('Entry')
  })

  test('lets the client resolve linked assets and posts', async () => {
    const { fields } = await connect().getEntry('counting-words')
    expect(fields).toMatchObject({
      featuredImage: {
        sys: { id: 'counting', type: 'Asset' },
        fields: {
          title: 'Counting words',
          description: 'A tally of words',
          file: {
            url: expect.stringMatching(/^\/cda\/assets\/textwright\/counting\/[0-9a-f]{32}\/counting\.png$/) as string,
            fileName: 'counting.png',
            contentType: 'image/png',
            details: { image: { width: 1920, height: 1080 } },
          },
        },
      },
      content: {
        content: [
          {
            content: [
              { value: 'See ' },
              { nodeType: 'entry-hyperlink', data: { target: { fields: { slug: 'base64' } } } },
              { value: '.' },
            ],
          },
          { nodeType: 'embedded-asset-block', data: { target: { fields: { description: 'A diagram' } } } },
        ],
      },
    })
  })
})

describe('other resources', () => {
  test('returns the assets in use', async () => {
    const { items } = await connect().getAssets({ order: ['sys.id'] })
    expect(items.map(({ sys }) => sys.id)).toEqual(['counting', 'diagram'])
  })

  test('returns an asset', async () => {
    expect((await connect().getAsset('diagram')).fields).toMatchObject({
      title: 'Counting words',
      description: 'A diagram',
    })
  })

  test('returns the content types', async () => {
    const { items } = await connect().getContentTypes()
    expect(items.map(({ sys, displayField }) => [sys.id, displayField])).toEqual([['blogPost', 'title']])
  })

  test('returns the content type', async () => {
    const { fields } = await connect().getContentType('blogPost')
    expect(fields.map(({ id, type }) => `${id}: ${type}`)).toEqual([
      'title: Symbol',
      'slug: Symbol',
      'excerpt: Text',
      'content: RichText',
      'category: Symbol',
      'publishedDat: Date',
      'featuredImage: Link',
    ])
  })

  test('returns the space', async () => {
    expect(await connect().getSpace()).toMatchObject({ sys: { id: 'textwright', type: 'Space' }, name: 'Textwright' })
  })

  test('returns the locales', async () => {
    expect((await connect().getLocales()).items).toMatchObject([{ code: 'en-US', default: true, fallbackCode: null }])
  })
})

describe('errors thrown by the client', () => {
  test.each([
    ['a client without a token', { accessToken: '' }, 'Expected parameter accessToken'],
    ['a client without a space', { space: '' }, 'Expected parameter space'],
    ['a client with resolveLinks', { resolveLinks: true }, "'resolveLinks' parameter is no longer supported"],
    [
      'a client with removeUnresolved',
      { removeUnresolved: true },
      "'removeUnresolved' parameter is no longer supported",
    ],
  ])('%s', (_, overrides, message) => {
    expect(() => connect(overrides as object)).toThrow(message)
  })

  test.each([
    ['all locales at once', { locale: '*' }, "The use of locale='*' is no longer supported"],
    [
      'an object as a value',
      { 'fields.slug': { in: 'x' } },
      'Objects are not supported as value for the "fields.slug"',
    ],
    ['resolveLinks', { resolveLinks: false }, "'resolveLinks' parameter is no longer supported"],
    ['removeUnresolved', { removeUnresolved: true }, "'removeUnresolved' parameter is no longer supported"],
  ])('%s', async (_, query, message) => {
    await expect(getEntries(query)).rejects.toThrow(message)
  })

  test.each([
    [
      'source maps that are not a boolean',
      { includeContentSourceMaps: 'yes' },
      "'includeContentSourceMaps' parameter must be a boolean",
    ],
    ['source maps without the preview host', { includeContentSourceMaps: true }, 'can only be used with the CPA'],
    ['a timeline that is not an object', { timelinePreview: 'tomorrow' }, 'timelinePreview'],
    ['a timeline without a release or a time', { timelinePreview: {} }, 'timelinePreview'],
    [
      'a timeline with the delivery host',
      { host: 'cdn.contentful.com', timelinePreview: { release: { lte: 'x' } } },
      'can only be used with the CPA',
    ],
  ])('%s', async (_, overrides, message) => {
    await expect(connect(overrides as object).getEntries({})).rejects.toThrow(message)
  })

  test.each([
    ['a word', 'tomorrow', 'only numeric values are allowed'],
    ['a time in the past', 1, 'cannot be in the past'],
    ['a time more than two days ahead', Math.floor(Date.now() / 1000) + 49 * 3600, 'cannot be further in the future'],
  ])('an asset key that expires at %s', async (_, expiresAt, message) => {
    await expect(connect().createAssetKey(expiresAt as number)).rejects.toThrow(message)
  })
})

describe('errors from the service', () => {
  test('a missing entry', async () => {
    await expect(connect().getEntry('nothing')).rejects.toMatchObject({
      sys: { type: 'Error', id: 'NotFound' },
      details: { type: 'Entry', id: 'nothing', environment: 'master', space: 'textwright' },
    })
  })

  test.each([
    ['a missing asset', {}, { type: 'Asset', id: 'nothing', environment: 'master', space: 'textwright' }],
    ['another space', { space: 'other' }, { type: 'Space', id: 'other' }],
    ['another environment', { environment: 'staging' }, { type: 'Environment', id: 'staging', space: 'textwright' }],
  ])('%s', async (_, overrides, details) => {
    expect(await errorOf(connect(overrides).getAsset('nothing'))).toMatchObject({
      name: 'NotFound',
      status: 404,
      details,
    })
  })

  test('an unknown content type', async () => {
    expect(await errorOf(getEntries({ content_type: 'page' }))).toMatchObject({
      name: 'InvalidQuery',
      status: 400,
      details: { errors: [{ name: 'unknownContentType', value: 'page' }] },
    })
  })

  test('a write request', async () => {
    expect(await errorOf(connect().createAssetKey(Math.floor(Date.now() / 1000) + 3600))).toMatchObject({
      name: 'MethodNotAllowed',
    })
  })
})
