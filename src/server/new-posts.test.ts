import { BlockList } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { createContentService } from '#services/content-service/content-service.ts'
import { createPostLookup } from '#services/content-service/post-lookup.ts'
import { writeSampleBlog } from '#test/sample-blog.ts'
import { neutralPost, notFound, startSampleSite } from '#test/sample-site.ts'
import { sharpImages } from '#services/content-service/sharp-images.ts'

const blog = await writeSampleBlog()
const content = await createContentService(blog.folder, sharpImages)
const address = 'http://localhost/cda/spaces/textwright/environments/master/entries'
const endpoint = { address, accessToken: 'x', fetch: (request: Request) => content.fetch(request) }
const failingEndpoint = { ...endpoint, fetch: () => Promise.reject(new TypeError('fetch failed')) }

const withService = await startSampleSite({}, { hasPost: createPostLookup(endpoint, new BlockList()) })
const withFailingService = await startSampleSite({}, { hasPost: createPostLookup(failingEndpoint, new BlockList()) })
const withoutService = await startSampleSite()

afterAll(async () => {
  for (const site of [withService, withFailingService, withoutService]) site.close()
  await blog.remove()
})

async function responseOf({ request }: typeof withService, path: string, method = 'GET') {
  const { status, body } = await request(path, {}, method)
  return [status, body.toString()]
}

describe('a post that is not in the build', () => {
  test('gets the neutral page if the content service has it', async () => {
    expect(await responseOf(withService, '/blog/base64')).toEqual([200, neutralPost])
    expect(await responseOf(withService, '/blog/base64?utm=1')).toEqual([200, neutralPost])
    expect(await responseOf(withService, '/blog/base64', 'HEAD')).toEqual([200, ''])
    const { headers } = await withService.request('/blog/base64')
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html;charset=utf-8' })
    expect(headers['content-security-policy']).toContain("connect-src 'self'")
  })

  test.each([
    '/blog/nothing',
    '/blog/%',
    '/blog/base64/x',
    '/blog/base64/',
    '/blog/..%2fbase64',
    `/blog/${'x'.repeat(300)}`,
  ])('%s gets the 404 page if the content service does not have it', async (path) => {
    expect(await responseOf(withService, path)).toEqual([404, notFound])
  })

  test('has a neutral page with its own URL, for the offline cache', async () => {
    expect(await responseOf(withService, '/blog/_post')).toEqual([200, neutralPost])
  })

  test('gets the neutral page if the content service fails', async () => {
    expect(await responseOf(withFailingService, '/blog/whatever')).toEqual([200, neutralPost])
  })

  test('gets the 404 page without a content service', async () => {
    expect(await responseOf(withoutService, '/blog/base64')).toEqual([404, notFound])
  })
})

test('serves a post from the build, and looks up nothing outside /blog', async () => {
  for (const site of [withService, withFailingService, withoutService]) {
    expect(await responseOf(site, '/blog/built')).toEqual([200, '<!doctype html><h1>Built</h1>'])
    expect(await responseOf(site, '/tools/base64')).toEqual([404, notFound])
  }
})
