import { afterAll, describe, expect, test } from 'vitest'
import { policyFor } from '#config/policy.ts'
import { home, notFound, startSampleSite, tool } from '#test/sample-site.ts'

const { request, close } = await startSampleSite(
  {
    cda: (request) => new Response(new URL(request.url).pathname),
    f: (request) => new Response(new URL(request.url).pathname),
    healthz: () => new Response('ok'),
  },
  { base: '/a/b' },
)

afterAll(close)

test.each([
  ['/a/b/', home],
  ['/a/b/?tool=word-counter', home],
  ['/a/b/tools/word-counter', tool],
  ['/a/b/cda/spaces', '/cda/spaces'],
  ['/a/b/f/contact', '/f/contact'],
  ['/a/b/healthz', 'ok'],
  // A container's health check does not know the base path.
  ['/healthz', 'ok'],
])('serves %s', async (path, content) => {
  const { status, body } = await request(path)
  expect([status, body.toString()]).toEqual([200, content])
})

test.each(['/', '/tools/word-counter', '/cda/spaces', '/f/contact', '/a', '/a/bc/', '/a/b/a/b/', '//a/b/', '/sw.js'])(
  '%s is not part of the site',
  async (path) => {
    const { status, body, headers } = await request(path)
    expect([status, body.toString(), headers.location]).toEqual([404, notFound, undefined])
  },
)

test.each([
  ['/a/b', '/a/b/'],
  ['/a/b?tool=word-counter', '/a/b/?tool=word-counter'],
  ['/a/b/about/', '/a/b/about'],
  ['/a/b/index.html', '/a/b/'],
  ['/a/b/tools', '/a/b/#tools'],
  ['/a/b//elsewhere.example/', undefined],
])('%s redirects to %s', async (path, location) => {
  expect((await request(path)).headers.location).toBe(location)
})

describe('the policies are those of a site at the root', () => {
  test.each(['/', '/blog', '/contact', '/sw.js', '/assets/engine.worker-Cd34.js', '/cda/spaces', '/nowhere'])(
    '%s',
    async (path) => expect((await request(`/a/b${path}`)).headers['content-security-policy']).toBe(policyFor(path)),
  )

  test('the engine worker may use WebAssembly', async () => {
    const { headers } = await request('/a/b/assets/engine.worker-Cd34.js')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(headers['cache-control']).toContain('immutable')
  })
})
