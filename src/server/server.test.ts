import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import * as http from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '#config/policy.ts'
import { type SampleResponse, startSampleSite } from '#test/sample-site.ts'

const { request, requestRaw, close, folder, port } = await startSampleSite({
  cda: (request) => new Response(`${request.method} ${request.url}`, { headers: { 'X-Service': 'cda' } }),
  broken: () => Promise.reject(new Error('service failed')),
})

afterAll(close)

test.each([
  ['an incomplete request line', 'GET', '400'],
  ['headers over the size limit', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, '431'],
])('rejects %s with the security headers', async (_, request, status) => {
  const response = await requestRaw(Buffer.from(request))
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(response).toContain("connect-src 'none'")
  expect(response).toContain('X-Content-Type-Options: nosniff')
})

test.each([
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', '400'],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\nConnection: close\r\n\r\n', '400'],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: nothing\r\n\r\n', '417'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', '400'],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '4\\d\\d',
  ],
  ['an unknown encoding', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x\r\nConnection: close\r\n\r\n', '4\\d\\d'],
  ['an upgrade', 'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n', '[24]\\d\\d'],
])('sends the security headers where the platform would respond on its own: %s', async (_, request, status) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  const response = await text(socket)
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(response).toContain('Content-Security-Policy: ')
  expect(response).toContain('X-Content-Type-Options: nosniff')
})

describe('a service', () => {
  test.each(['/cda', '/cda/', '/cda?a=1', '/cda/spaces/x?a=%20b'])('handles %s', async (path) => {
    const { status, headers, body } = await request(path, { Host: 'example.com' })
    expect([status, headers['x-service'], body.toString()]).toEqual([200, 'cda', `GET http://example.com${path}`])
  })

  test.each(['POST', 'OPTIONS'])('handles %s requests', async (method) => {
    expect((await request('/cda/x', {}, method)).headers['x-service']).toBe('cda')
  })

  test.each(['/cdart', '/blog/cda', '/CDA', '/%63da', '//cda', '/constructor', 'http://evil.example/cda'])(
    'does not handle %s',
    async (path) => {
      const { status, headers } = await request(path)
      expect([status, headers['x-service']]).toEqual([404, undefined])
    },
  )

  test.each(['a b', 'a/b', '[', 'a:b:c'])('does not get requests with the host “%s”', async (host) => {
    expect((await request('/cda/x', { Host: host })).status).toBe(400)
  })

  test('that fails does not stop the server', async () => {
    expect((await request('/broken')).status).toBe(500)
    expect((await request('/')).status).toBe(200)
  })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
  const { status, headers } = await request('/', {}, method)
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

describe('security headers', () => {
  function expectSecurityHeaders(path: string, { headers }: SampleResponse) {
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
  ])('are sent with status %i for %s %s', async (status, method, path) => {
    const response = await request(path, { 'Accept-Encoding': 'br' }, method)
    expect(response.status).toBe(status)
    expectSecurityHeaders(path, response)
  })

  test('are sent with a 304', async () => {
    const { etag } = (await request('/')).headers
    const response = await request('/', { 'If-None-Match': etag })
    expect(response.status).toBe(304)
    expectSecurityHeaders('/', response)
  })

  test('depend on the path only, not on the query', async () => {
    const { headers } = await request('/?/blog')
    expect(headers['content-security-policy']).toContain("connect-src 'none'")
  })
})

describe('the server survives', () => {
  test.each([
    ['path', '/', '/about/'],
    ['query', '/about/?', ''],
  ])('any byte in the %s', async (_, before, after) => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte)
    const responses = await Promise.all(
      bytes.map((byte) =>
        requestRaw(Buffer.concat([Buffer.from(`GET ${before}`), Buffer.of(byte), Buffer.from(`${after} HTTP/1.1`)])),
      ),
    )
    for (const response of responses) expect(response).toMatch(/^HTTP\/1.1 (200|308|400|404) /)
  })

  test.each(['GET * HTTP/1.1', 'OPTIONS * HTTP/1.1', 'GET  HTTP/1.1', 'nonsense', 'GET / HTTP/9.9'])(
    '“%s”',
    async (line) => {
      expect(await requestRaw(Buffer.from(line))).toMatch(/^HTTP\/1.1 4\d\d /)
      expect((await request('/')).status).toBe(200)
    },
  )

  test('a file deleted after the start', async () => {
    await rm(join(folder, 'tools/gone.html'))
    await expect(request('/tools/gone')).rejects.toThrow('socket hang up')
    expect((await request('/')).status).toBe(200)
  })

  // A client that disconnected during a download once left a file open. Only Linux lists open files in /proc.
  test.runIf(process.platform === 'linux')('clients that disconnect during a download', async () => {
    const openFiles = () => readdirSync('/proc/self/fd').length
    await request('/')
    const before = openFiles()
    for (let client = 0; client < 20; client++) {
      await new Promise<void>((resolve) => {
        const request = http.get({ port, path: '/assets/figtree-Ef56.woff2', agent: false }, (response) => {
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
