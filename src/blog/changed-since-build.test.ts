import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnchangedSinceBuild } from './changed-since-build.ts'
import { isWorthRetrying } from './content-error.ts'

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('location', { host: 'site.example', protocol: 'https:' })
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetchMock.mockReset()
})

test('sends the client’s request for all posts, with the build’s ETag', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 304 }))
  await isUnchangedSinceBuild('"a"')
  const { url, headers } = fetchMock.mock.calls[0]?.[0] as Request
  expect(url).toBe(
    'https://site.example/cda/spaces/textwright/environments/master/entries?content_type=blogPost&order=-fields.publishedDat&limit=1000',
  )
  expect(Object.fromEntries(headers)).toMatchObject({
    'if-none-match': '"a"',
    authorization: 'Bearer embedded',
    'content-type': 'application/vnd.contentful.delivery.v1+json',
    'x-contentful-user-agent': expect.stringMatching(/^app Textwright; platform /) as string,
  })
})

test.each([
  [304, true],
  [200, false],
])('status %i means unchanged: %s', async (status, expected) => {
  fetchMock.mockResolvedValue(new Response(status === 200 ? '{}' : null, { status }))
  expect(await isUnchangedSinceBuild('"a"')).toBe(expected)
})

test('sends no request without an ETag', async () => {
  expect(await isUnchangedSinceBuild(undefined)).toBe(false)
  expect(fetchMock).not.toHaveBeenCalled()
})

test.each([
  [500, true],
  [429, true],
  [401, false],
])('status %i is an error worth retrying: %s', async (status, isWorthIt) => {
  fetchMock.mockResolvedValue(new Response('', { status }))
  const failure: unknown = await isUnchangedSinceBuild('"a"').catch((error: unknown) => error)
  expect(isWorthRetrying(failure as Error)).toBe(isWorthIt)
})

test('a failed connection is worth retrying', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  const failure: unknown = await isUnchangedSinceBuild('"a"').catch((error: unknown) => error)
  expect(isWorthRetrying(failure as Error)).toBe(true)
})
