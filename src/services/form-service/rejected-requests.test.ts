import { once } from 'node:events'
import * as http from 'node:http'
import { BlockList } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { hello } from '#test/sample-form.ts'
import { post, postJson, type Started, start, toForm } from '#test/sample-requests.ts'

describe('rejecting a request', () => {
  const text = (field: string, message: string) => [{ field, code: 'TYPE_TEXT', message }]
  const unstorable = (field: string) => text(field, 'contains a character that can’t be stored')

  test.each([
    ['nothing', {}, 400, [{ code: 'EMPTY', message: 'The form is empty.' }]],
    ['only a key', { _key: 'a' }, 400, [{ code: 'EMPTY', message: 'The form is empty.' }]],
    [
      'no name',
      { ...hello, name: undefined },
      422,
      [{ field: 'name', code: 'REQUIRED_FIELD_MISSING', message: 'is required' }],
    ],
    [
      'a name of null',
      { ...hello, name: null },
      422,
      [{ field: 'name', code: 'REQUIRED_FIELD_MISSING', message: 'is required' }],
    ],
    [
      'a blank message',
      { ...hello, message: ' \n\t\u00a0' },
      422,
      [{ field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' }],
    ],
    ['a number', { ...hello, name: 7 }, 422, text('name', 'must be text')],
    ['a list', { ...hello, subject: ['a'] }, 422, text('subject', 'must be text')],
    ['an object', { ...hello, message: { $ne: null } }, 422, text('message', 'must be text')],
    ['a boolean', { ...hello, email: true }, 422, text('email', 'must be text')],
    [
      'an email address with a line break',
      { ...hello, email: 'a@b.example\r\nBcc: c@d.example' },
      422,
      text('email', 'must be a single line'),
    ],
    [
      'an incomplete email address',
      { ...hello, email: 'ada@' },
      422,
      [{ field: 'email', code: 'TYPE_EMAIL', message: 'must be an email address' }],
    ],
    [
      'two email addresses',
      { ...hello, email: 'a@b.example,c@d.example' },
      422,
      [{ field: 'email', code: 'TYPE_EMAIL', message: 'must be an email address' }],
    ],
    [
      'a name of 201 characters',
      { ...hello, name: 'a'.repeat(201) },
      422,
      text('name', 'can have at most 200 characters'),
    ],
    [
      'a subject of 201 characters',
      { ...hello, subject: 'a'.repeat(201) },
      422,
      text('subject', 'can have at most 200 characters'),
    ],
    [
      'an email address of 255 characters',
      { ...hello, email: `${'a'.repeat(243)}@example.com` },
      422,
      text('email', 'can have at most 254 characters'),
    ],
    [
      'a message of 50,001 characters',
      { ...hello, message: 'a'.repeat(50_001) },
      422,
      text('message', 'can have at most 50,000 characters'),
    ],
    ['a NUL character', { ...hello, message: 'a\0b' }, 422, unstorable('message')],
    ['an unpaired surrogate', { ...hello, name: 'a\ud83d' }, 422, unstorable('name')],
    ['a key that is not text', { ...hello, _key: 1 }, 422, text('_key', 'must be text')],
    [
      'a key of 201 characters',
      { ...hello, _key: 'k'.repeat(201) },
      422,
      text('_key', 'can have at most 200 characters'),
    ],
  ])('%s', async (_, fields, status, errors) => {
    const server = await start()
    const response = await postJson(server, fields)
    expect([response.status, await response.json()]).toEqual([status, { errors }])
    expect(server.stored()).toEqual([])
  })

  test.each([
    ['a file', toForm({ ...hello, file: new File(['\u0000\u00ff'], 'a.png') })],
    ['an empty file with a name', toForm({ ...hello, file: new File([], 'a.png') })],
  ])('%s', async (_, body) => {
    const server = await start()
    const response = await post(server, body)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ code: 'NO_FILE_UPLOADS' }] })
    expect(server.stored()).toEqual([])
  })

  test('accepts an empty file field', async () => {
    const server = await start()
    const empty =
      'Content-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n'
    const fields = Object.entries(hello).map(
      ([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const body = `${[empty, ...fields].map((part) => `--Abc123\r\n${part}`).join('')}--Abc123--\r\n`
    expect((await post(server, body, { 'Content-Type': 'multipart/form-data; boundary=Abc123' })).status).toBe(200)
  })

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('%s', async (method) => {
    const { origin } = await start()
    const response = await fetch(`${origin}/f/contact`, { method, headers: { Accept: 'text/html' } })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
  })

  test.each(['/f', '/f/', '/f/contact/', '/f/a/b', '/p/x/contact', '/f/..%2fcontact', '/f/Contact', '/p/x'])(
    'the path %s',
    async (path) => {
      const server = await start()
      const response = await postJson(server, hello, {}, path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ errors: [{ code: 'FORM_NOT_FOUND' }] })
      expect(server.stored()).toEqual([])
    },
  )

  test.each([
    [undefined, '/p/any/f/contact', 200],
    ['mine', '/p/mine/f/contact', 200],
    ['mine', '/f/contact', 200],
    ['mine', '/p/other/f/contact', 404],
  ])('with the project %s, %s responds with %i', async (project, path, status) => {
    expect((await postJson(await start({ project }), hello, {}, path)).status).toBe(status)
  })
})

describe('the origin of a request', () => {
  test.each([
    ['http://shop.example', 'shop.example:80', 200],
    ['https://shop.example', 'shop.example:443', 200],
    ['https://SHOP.example', 'Shop.Example', 200],
    ['https://shop.example', 'shop.example:80', 403],
    ['https://shop.example:8443', 'shop.example', 403],
  ])('%s to the host %s gets %i', async (origin, host, status) => {
    const { port } = await start()
    const headers = { Origin: origin, Host: host, 'Content-Type': 'application/json' }
    const request = http.request({ port, path: '/f/contact', method: 'POST', headers })
    const responded = once(request, 'response') as Promise<[http.IncomingMessage]>
    request.end(JSON.stringify(hello))
    const [response] = await responded
    response.resume()
    expect(response.statusCode).toBe(status)
  })

  test.each([
    ['no Origin header', undefined, 200],
    ['the site’s origin', 'https://textwright.example', 200],
    ['the requested host', 'self', 200],
    ['the requested host, behind an HTTPS proxy', 'self over https', 200],
    ['another site', 'https://other.example', 403],
    ['the same host on another port', 'http://127.0.0.1:1', 403],
    ['a host name that starts with the site’s', 'https://textwright.example.other.example', 403],
    ['an opaque origin', 'null', 403],
    ['nonsense', 'nonsense', 403],
    ['an allowed origin', 'https://friend.example', 200],
    ['the site’s origin with its port', 'https://textwright.example:443', 200],
    ['the site’s origin in capitals', 'HTTPS://Textwright.Example', 200],
    ['a file', 'file://', 403],
    ['an extension', 'chrome-extension://abcdef', 403],
  ])('%s', async (_, from, status) => {
    const server = await start({ allowedOrigins: ['https://friend.example'] })
    const own = { self: server.origin, 'self over https': server.origin.replace('http:', 'https:') }
    const Origin = from !== undefined && from in own ? own[from as keyof typeof own] : from
    const response = await postJson(server, hello, Origin === undefined ? {} : { Origin })
    expect(response.status).toBe(status)
    expect(server.stored()).toHaveLength(status === 200 ? 1 : 0)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(from === 'https://friend.example' ? from : null)
  })

  test.each([
    ['https://friend.example', 'https://friend.example'],
    ['https://other.example', null],
  ])('answers a preflight request from %s', async (origin, allowed) => {
    const server = await start({ allowedOrigins: ['https://friend.example'] })
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'formspree-client',
    }
    const response = await fetch(`${server.origin}/f/contact`, { method: 'OPTIONS', headers })
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([204, allowed])
  })
})

describe('the rate limit', () => {
  test('allows ten messages per minute, then sends Retry-After', async () => {
    const server = await start({ messagesPerMinute: undefined as never })
    for (let index = 0; index < 10; index++) expect((await postJson(server, hello)).status).toBe(200)
    const response = await postJson(server, hello)
    const seconds = Number(response.headers.get('Retry-After'))
    expect(response.status).toBe(429)
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await response.json()).toEqual({
      errors: [{ code: 'UNSPECIFIED', message: `Too many messages. Try again in ${String(seconds)} s.` }],
    })
    expect(server.stored()).toHaveLength(10)
  })

  test('counts rejected requests, before reading them', async () => {
    const server = await start({ messagesPerMinute: 2 })
    const statuses = ['', 'x', ''].map(
      async (body) => (await post(server, body, { 'Content-Type': 'text/plain' })).status,
    )
    expect((await Promise.all(statuses)).sort()).toEqual([400, 415, 429])
  })

  async function postFrom(server: Started, addresses: string[]): Promise<number[]> {
    const statuses: number[] = []
    for (const address of addresses)
      statuses.push((await postJson(server, hello, { 'X-Forwarded-For': address })).status)
    return statuses
  }

  test('ignores X-Forwarded-For from untrusted clients', async () => {
    const server = await start({ messagesPerMinute: 1 })
    expect(await postFrom(server, ['192.0.2.1', '192.0.2.2'])).toEqual([200, 429])
  })

  test('counts each client behind a trusted proxy separately', async () => {
    const loopback = new BlockList()
    loopback.addSubnet('127.0.0.0', 8)
    const server = await start({ messagesPerMinute: 1, trustedProxies: loopback })
    expect(await postFrom(server, ['192.0.2.1', '192.0.2.2', '198.51.100.9, 192.0.2.1'])).toEqual([200, 200, 429])
  })
})

describe('a body over the size limit', () => {
  /** Sends a chunked body, without a Content-Length header. */
  function sendBytes(port: number, byteCount: number) {
    return new Promise<{ status: number; body: string; sentBytes: number }>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
      const request = http.request({ port, path: '/f/contact', method: 'POST', headers, agent: false })
      let sentBytes = 0
      let hasResponse = false
      const sendMore = () => {
        while (!hasResponse && sentBytes < byteCount) {
          sentBytes += 16_384
          if (!request.write(Buffer.alloc(16_384, 32))) {
            request.once('drain', sendMore)
            return
          }
        }
        request.end()
      }
      request.on('response', (response) => {
        hasResponse = true
        void text(response).then((body) => {
          resolve({ status: response.statusCode ?? 0, body, sentBytes })
        }, reject)
      })
      request.on('error', (error) => {
        if (!hasResponse) reject(error)
      })
      sendMore()
    })
  }

  test('is rejected based on its Content-Length', async () => {
    const { port, stored } = await start()
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 256 * 1024 + 1, Accept: 'application/json' }
    const request = http.request({ port, path: '/f/contact', method: 'POST', headers, agent: false })
    request.on('error', () => undefined)
    const responsePromise = new Promise<http.IncomingMessage>((resolve) => request.once('response', resolve))
    request.flushHeaders()
    const response = await responsePromise
    expect([response.statusCode, await json(response)]).toMatchObject([413, { errors: [{ code: 'UNSPECIFIED' }] }])
    request.destroy()
    expect(stored()).toEqual([])
  })

  test('is rejected at the limit, without reading the rest', async () => {
    const server = await start()
    const { status, body, sentBytes } = await sendBytes(server.port, 1_000_000_000)
    expect(status).toBe(413)
    expect(JSON.parse(body)).toMatchObject({ errors: [{ code: 'UNSPECIFIED' }] })
    expect(sentBytes).toBeLessThan(100_000_000)
    expect((await postJson(server, hello)).status).toBe(200)
  })

  test.each([
    [256 * 1024, 200],
    [256 * 1024 + 1, 413],
  ])('of %i bytes responds with %i', async (length, status) => {
    const server = await start()
    const withoutPadding = JSON.stringify({ ...hello, padding: '' })
    const response = await postJson(server, { ...hello, padding: 'x'.repeat(length - withoutPadding.length) })
    expect(response.status).toBe(status)
  })
})
