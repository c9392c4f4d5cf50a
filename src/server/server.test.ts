import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import * as http from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '#page/policy.ts'
import { createServer } from './server.ts'

const home = '<!doctype html><h1>Home</h1>'
const tool = '<!doctype html><h1>Word Counter</h1>'
const notFound = '<!doctype html><h1>404</h1>'
const script = 'console.log("many words ")\n'.repeat(100)

const site: Record<string, string | Buffer> = {
  'index.html': home,
  '404.html': notFound,
  'about.html': '<!doctype html><h1>About</h1>',
  'blog.html': '<!doctype html><h1>Blog</h1>',
  'tools/word-counter.html': tool,
  'tools/word-counter.html.br': brotliCompressSync(tool),
  'tools/word-counter.html.gz': gzipSync(tool),
  'tools/gone.html': '<!doctype html><h1>Gone</h1>',
  'assets/client-Ab12.js': script,
  'assets/client-Ab12.js.br': brotliCompressSync(script),
  'assets/client-Ab12.js.gz': gzipSync(script),
  'assets/engine.worker-Cd34.js': 'postMessage(1)',
  'assets/figtree-Ef56.woff2': Buffer.alloc(8_000_000, 7),
  'sw.js': 'addEventListener("fetch", () => {})',
  _headers: '/*',
  _redirects: '/tools /#tools 308',
  'start.js': 'document.documentElement.className = "dark"',
  'naïve.txt': 'naïve',
  'sitemap.xml': '<urlset/>',
  'manifest.webmanifest': '{}',
  'favicon.ico': Buffer.of(0, 0, 1, 0),
}

const folder = mkdtempSync(join(tmpdir(), 'textwright-server-'))
let server: http.Server

beforeAll(async () => {
  for (const [path, content] of Object.entries(site)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  server = createServer(folder, {
    cda: (request) => new Response(`${request.method} ${request.url}`, { headers: { 'X-Service': 'cda' } }),
    broken: () => Promise.reject(new Error('a service that fails')),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

function port(): number {
  return (server.address() as AddressInfo).port
}

/** The path goes out as it is: `fetch` would tidy it up first. */
async function ask(path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.request({ port: port(), path, headers, method }, resolve).on('error', reject).end()
  })
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
}

/** For what no well-behaved client sends. */
async function askRaw(requestLine: Buffer): Promise<string> {
  const socket = connect(port(), '127.0.0.1')
  socket.write(Buffer.concat([requestLine, Buffer.from('\r\nHost: localhost\r\nConnection: close\r\n\r\n')]))
  return (await buffer(socket)).toString('latin1')
}

test.each([
  ['nonsense', 'GET', '400'],
  ['headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, '431'],
])('%s is refused with the headers every answer has', async (_, request, status) => {
  const answer = await askRaw(Buffer.from(request))
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain("connect-src 'none'")
  expect(answer).toContain('X-Content-Type-Options: nosniff')
})

describe('pages', () => {
  test.each([
    ['/', home],
    ['/?tool=word-counter', home],
    ['/tools/word-counter', tool],
    ['/tools/word-counter?a=1', tool],
    ['/na%C3%AFve.txt', 'naïve'],
  ])('%s is there', async (path, content) => {
    const { status, body } = await ask(path)
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
  ])('%s is %s', async (path, type) => expect((await ask(path)).headers['content-type']).toBe(type))

  test('HEAD tells the length and sends nothing', async () => {
    const { status, headers, body } = await ask('/tools/word-counter', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, String(tool.length), 0])
  })
})

describe('clean addresses', () => {
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
  ])('%s leads to %s', async (path, location) => {
    const { status, headers } = await ask(path)
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
  ])('%s leads nowhere', async (path) => {
    const { status, headers } = await ask(path)
    expect([status, headers.location]).toEqual([404, undefined])
  })
})

describe('what is not there', () => {
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
    const { status, headers, body } = await ask(path)
    expect([status, headers['content-type'], body.toString()]).toEqual([404, 'text/html;charset=utf-8', notFound])
  })

  test('HEAD tells so without a page', async () => {
    const { status, headers, body } = await ask('/nowhere', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([404, String(notFound.length), 0])
  })

  test('is asked for again the next time', async () => {
    expect((await ask('/assets/client-Old0.js')).headers['cache-control']).toBe('no-cache')
  })
})

describe('a service', () => {
  test.each(['/cda', '/cda/', '/cda?a=1', '/cda/spaces/x?a=%20b'])('answers %s', async (path) => {
    const { status, headers, body } = await ask(path, { Host: 'example.com' })
    expect([status, headers['x-service'], body.toString()]).toEqual([200, 'cda', `GET http://example.com${path}`])
  })

  test.each(['POST', 'OPTIONS'])('answers %s too', async (method) => {
    expect((await ask('/cda/x', {}, method)).headers['x-service']).toBe('cda')
  })

  test.each(['/cdart', '/blog/cda', '/CDA', '/%63da', '//cda', '/constructor', 'http://evil.example/cda'])('does not answer %s', async (path) => {
    const { status, headers } = await ask(path)
    expect([status, headers['x-service']]).toEqual([404, undefined])
  })

  test.each(['a b', 'a/b', '[', 'a:b:c'])('is not asked by the host “%s”', async (host) => {
    expect((await ask('/cda/x', { Host: host })).status).toBe(400)
  })

  test('that fails ends nothing', async () => {
    expect((await ask('/broken')).status).toBe(500)
    expect((await ask('/')).status).toBe(200)
  })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
  const { status, headers } = await ask('/', {}, method)
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
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
  ])('%s: %s', async (path, value) => expect((await ask(path)).headers['cache-control']).toBe(value))

  test.each(['GET', 'HEAD'])('%s of what the visitor has is answered in a few bytes', async (method) => {
    const { headers } = await ask('/assets/client-Ab12.js')
    const again = await ask('/assets/client-Ab12.js', { 'If-None-Match': `"other", ${String(headers.etag)}` }, method)
    expect([again.status, again.body.length]).toEqual([304, 0])
    for (const name of ['etag', 'cache-control', 'vary']) expect(again.headers[name]).toBe(headers[name])
  })

  test('an old tag gets the new file', async () => {
    expect((await ask('/', { 'If-None-Match': 'W/"old"' })).status).toBe(200)
  })

  test('a tag is of the content alone', async () => {
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
    const { etag } = (await ask('/')).headers
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
  ])('“%s” gets %s', async (accepted, encoding) => {
    for (const [path, content] of [['/assets/client-Ab12.js', script], ['/tools/word-counter', tool]] as const) {
      const { headers, body } = await ask(path, { 'Accept-Encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toBe('Accept-Encoding')
      expect((encoding === undefined ? body : decoders[encoding]?.(body))?.toString()).toBe(content)
    }
  })

  test('keeps the type of what is inside', async () => {
    const { headers } = await ask('/tools/word-counter', { 'Accept-Encoding': 'br' })
    expect(headers['content-type']).toBe('text/html;charset=utf-8')
  })

  test('what has no compressed file goes out as it is', async () => {
    const { headers, body } = await ask('/start.js', { 'Accept-Encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(site['start.js'])
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
    // Either of these once ended the process.
    'bytes=9-2',
    'bytes=0-99999999999999999999',
  ])('“%s” gets the whole file', async (range) => {
    const { status, body } = await ask('/tools/word-counter', { Range: range })
    expect([status, body.toString()]).toEqual([200, tool])
  })
})

describe('security headers', () => {
  function expectSecurityHeaders(path: string, { headers }: Answer) {
    for (const [name, value] of Object.entries(securityHeaders(path))) {
      expect(headers[name.toLowerCase()], name).toBe(value)
    }
  }

  test.each([
    [200, 'GET', '/'],
    [200, 'HEAD', '/'],
    [200, 'GET', '/blog'],
    [200, 'GET', '/start.js'],
    [200, 'GET', '/sw.js'],
    [200, 'GET', '/assets/client-Ab12.js'],
    [200, 'GET', '/assets/engine.worker-Cd34.js'],
    [308, 'GET', '/about/'],
    [308, 'GET', '/tools'],
    [404, 'GET', '/nowhere'],
    [404, 'GET', '/%'],
    [405, 'POST', '/'],
    [200, 'GET', '/cda/x'],
    [500, 'GET', '/broken'],
  ])('come with the %i to %s %s', async (status, method, path) => {
    const answer = await ask(path, { 'Accept-Encoding': 'br' }, method)
    expect(answer.status).toBe(status)
    expectSecurityHeaders(path, answer)
  })

  test('come with a 304', async () => {
    const { etag } = (await ask('/')).headers
    const answer = await ask('/', { 'If-None-Match': etag })
    expect(answer.status).toBe(304)
    expectSecurityHeaders('/', answer)
  })

  test('are those of the path alone, whatever the query says', async () => {
    const { headers } = await ask('/?/blog')
    expect(headers['content-security-policy']).toContain("connect-src 'none'")
  })
})

describe('nothing ends it', () => {
  test.each([
    ['path', '/', '/about/'],
    ['query', '/about/?', ''],
  ])('any byte in the %s', async (_, before, after) => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte)
    const answers = await Promise.all(
      bytes.map((byte) =>
        askRaw(Buffer.concat([Buffer.from(`GET ${before}`), Buffer.of(byte), Buffer.from(`${after} HTTP/1.1`)])),
      ),
    )
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 (200|308|400|404) /)
  })

  test.each(['GET * HTTP/1.1', 'OPTIONS * HTTP/1.1', 'GET  HTTP/1.1', 'nonsense', 'GET / HTTP/9.9'])(
    '“%s”',
    async (line) => {
      expect(await askRaw(Buffer.from(line))).toMatch(/^HTTP\/1.1 4\d\d /)
      expect((await ask('/')).status).toBe(200)
    },
  )

  test('a file that was removed meanwhile', async () => {
    await rm(join(folder, 'tools/gone.html'))
    await expect(ask('/tools/gone')).rejects.toThrow('socket hang up')
    expect((await ask('/')).status).toBe(200)
  })

  // Where the platform shows it: each visitor who left in the middle once kept a file open.
  test.runIf(process.platform === 'linux')('visitors who leave in the middle', async () => {
    const openFiles = () => readdirSync('/proc/self/fd').length
    await ask('/')
    const before = openFiles()
    for (let visitor = 0; visitor < 20; visitor++) {
      await new Promise<void>((resolve) => {
        const request = http.get({ port: port(), path: '/assets/figtree-Ef56.woff2', agent: false }, (response) => {
          response.once('data', () => request.destroy())
          response.once('close', () => {
            resolve()
          })
          response.on('error', () => undefined)
        })
        request.on('error', () => undefined)
      })
    }
    await expect.poll(openFiles).toBeLessThan(before + 5)
  })
})
