import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { expect, test } from 'vitest'
import { createDeliveryApi } from './delivery-api.ts'
import { makeEntry } from './entities.ts'
import { sendError } from './respond.ts'

/** Creates an API with one post that counts how often it is serialized. */
function createApi() {
  let serializations = 0
  const title = { toJSON: () => (serializations++, 'x'.repeat(2000)) }
  const library = { entries: [makeEntry('a', '2025-01-01T00:00:00.000Z', { title })], assets: [], pictures: [] }
  const app = new Hono().use(etag()).route('/', createDeliveryApi(library))
  app.onError((error, context) => sendError(context, error))
  const request = (query: string, headers: Record<string, string> = {}) =>
    app.request(`/textwright/entries?${query}`, { headers: { Authorization: 'Bearer x', ...headers } })
  return { request, countSerializations: () => serializations }
}

test('runs a query once, regardless of the client and the order of the parameters', async () => {
  const { request, countSerializations } = createApi()
  const first = await request('limit=1&skip=0')
  const body = await first.text()
  for (const query of ['limit=1&skip=0', 'skip=0&limit=1', 'limit=1&access_token=y&skip=0']) {
    const again = await request(query)
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([
      200,
      body,
      first.headers.get('ETag'),
    ])
  }
  const compressed = await request('limit=1&skip=0', { 'Accept-Encoding': 'gzip' })
  expect(compressed.headers.get('Content-Encoding')).toBe('gzip')
  expect(countSerializations()).toBe(1)
})

test('responds with 304 without running the query again', async () => {
  const { request, countSerializations } = createApi()
  const tag = (await request('limit=1')).headers.get('ETag') ?? ''
  for (let round = 0; round < 5; round++) expect((await request('limit=1', { 'If-None-Match': tag })).status).toBe(304)
  expect(countSerializations()).toBe(1)
})

test('runs a different query separately, and does not cache an error', async () => {
  const { request, countSerializations } = createApi()
  expect((await request('limit=1')).status).toBe(200)
  expect((await request('limit=2')).status).toBe(200)
  expect(countSerializations()).toBe(2)
  for (let round = 0; round < 2; round++) expect((await request('limit=ten')).status).toBe(400)
})
