import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { home, notFound, script, siteFiles, startSampleSite, tool } from '#test/sample-site.ts'
import { createServer } from './server.ts'

const { request, close } = await startSampleSite()

afterAll(close)

describe('pages', () => {
  test.each([
    ['/', home],
    ['/?tool=word-counter', home],
    ['/tools/word-counter', tool],
    ['/tools/word-counter?a=1', tool],
    ['/na%C3%AFve.txt', 'naïve'],
  ])('serves %s', async (path, content) => {
    const { status, body } = await request(path)
    expect(status).toBe(200)
    expect(body.toString()).toBe(content)
  })

  test.each([
    ['/', 'text/html;charset=utf-8'],
    ['/tools/word-counter', 'text/html;charset=utf-8'],
    ['/assets/client-Ab12.js', 'text/javascript'],
    ['/assets/figtree-Ef56.woff2', 'font/woff2'],
    ['/na%C3%AFve.txt', 'text/plain;charset=utf-8'],
    ['/sitemap.xml', 'text/xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/x-icon'],
  ])('%s has the type %s', async (path, type) => expect((await request(path)).headers['content-type']).toBe(type))

  test('responds to HEAD with the length and no body', async () => {
    const { status, headers, body } = await request('/tools/word-counter', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, String(tool.length), 0])
  })
})

describe('clean URLs', () => {
  test.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?tool=word-counter', '/?tool=word-counter'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/tools/word-counter.html', '/tools/word-counter'],
    ['/tools/word-counter/', '/tools/word-counter'],
    ['/tools/word-counter/index.html', '/tools/word-counter'],
    ['/tools/word-counter/?a=1&b=%20?c', '/tools/word-counter?a=1&b=%20?c'],
    ['/start.js/', '/start.js'],
    ['/tools', '/#tools'],
    ['/tools/', '/#tools'],
    ['/tools?a=1', '/?a=1#tools'],
  ])('redirects %s to %s', async (path, location) => {
    const { status, headers } = await request(path)
    expect([status, headers.location]).toEqual([308, location])
  })

  test.each([
    '//evil.example/',
    '//evil.example/index.html',
    '//evil.example/%2e%2e',
    '///evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2F/evil.example/',
    '/.//evil.example/about/',
    '//about/',
    '/tools//word-counter/',
    'http://evil.example/about/',
  ])('does not redirect %s', async (path) => {
    const { status, headers } = await request(path)
    expect([status, headers.location]).toEqual([404, undefined])
  })
})

describe('missing files', () => {
  test.each([
    '/nowhere',
    '/nowhere/',
    '/nowhere.html',
    '/404',
    '/404.html',
    '/assets',
    '/assets/',
    '/assets/client-Old0.js',
    '/tools/Word-Counter',
    '/_headers',
    '/_redirects',
    '/tools/word-counter.html.br',
    '/assets/client-Ab12.js.gz',
    '/../package.json',
    '/assets/../../package.json',
    '/assets/../start.js',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/%00',
    '/start.js%00.html',
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/constructor',
    '/__proto__',
    `/${'a/'.repeat(4000)}`,
  ])('%s gets the 404 page', async (path) => {
    const { status, headers, body } = await request(path)
    expect([status, headers['content-type'], body.toString()]).toEqual([404, 'text/html;charset=utf-8', notFound])
  })

  test('responds to HEAD without a body', async () => {
    const { status, headers, body } = await request('/nowhere', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([404, String(notFound.length), 0])
  })

  test('are revalidated on each request', async () => {
    expect((await request('/assets/client-Old0.js')).headers['cache-control']).toBe('no-cache')
  })
})

describe('caching', () => {
  test.each([
    ['/', 'no-cache'],
    ['/tools/word-counter', 'no-cache'],
    ['/start.js', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/about/', 'no-cache'],
    ['/assets/client-Ab12.js', 'public, max-age=31536000, immutable'],
    ['/assets/figtree-Ef56.woff2', 'public, max-age=31536000, immutable'],
  ])('%s: %s', async (path, value) => expect((await request(path)).headers['cache-control']).toBe(value))

  test.each(['GET', 'HEAD'])('responds to %s with 304 if the ETag matches', async (method) => {
    const { headers } = await request('/assets/client-Ab12.js')
    const again = await request(
      '/assets/client-Ab12.js',
      { 'If-None-Match': `"other", ${String(headers.etag)}` },
      method,
    )
    expect([again.status, again.body.length]).toEqual([304, 0])
    for (const name of ['etag', 'cache-control', 'vary']) expect(again.headers[name]).toBe(headers[name])
  })

  test('sends the file if the ETag is old', async () => {
    expect((await request('/', { 'If-None-Match': 'W/"old"' })).status).toBe(200)
  })

  test('an ETag depends only on the content', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'textwright-copy-'))
    await writeFile(join(copy, 'index.html'), home)
    await writeFile(join(copy, '404.html'), notFound)
    await writeFile(join(copy, 'about.html'), home.replace('Home', 'Hone'))
    const other = createServer(copy).listen(0)
    const { port } = other.address() as AddressInfo
    const tags = await Promise.all(
      ['/', '/about'].map(async (path) => (await fetch(`http://127.0.0.1:${String(port)}${path}`)).headers.get('etag')),
    )
    other.close()
    rmSync(copy, { recursive: true })
    const { etag } = (await request('/')).headers
    expect(tags[0]).toBe(etag)
    expect(tags[1]).not.toBe(etag)
  })
})

describe('compression', () => {
  const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.000, br;q=0.5', 'br'],
    ['br;q=0,gzip; q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('“%s” gets the encoding %s', async (accepted, encoding) => {
    for (const [path, content] of [
      ['/assets/client-Ab12.js', script],
      ['/tools/word-counter', tool],
    ] as const) {
      const { headers, body } = await request(path, { 'Accept-Encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toBe('Accept-Encoding')
      expect((encoding === undefined ? body : decoders[encoding]?.(body))?.toString()).toBe(content)
    }
  })

  test('keeps the content type', async () => {
    const { headers } = await request('/tools/word-counter', { 'Accept-Encoding': 'br' })
    expect(headers['content-type']).toBe('text/html;charset=utf-8')
  })

  test('sends a file without a compressed version uncompressed', async () => {
    const { headers, body } = await request('/start.js', { 'Accept-Encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(siteFiles['start.js'])
  })
})

describe('a range', () => {
  test.each([
    'bytes=0-3',
    'bytes=0-0',
    'bytes=-5',
    'bytes=5-',
    'bytes=999-',
    'nonsense',
    // Each of these once crashed the process.
    'bytes=9-2',
    'bytes=0-99999999999999999999',
  ])('“%s” gets the whole file', async (range) => {
    const { status, body } = await request('/tools/word-counter', { Range: range })
    expect([status, body.toString()]).toEqual([200, tool])
  })
})
