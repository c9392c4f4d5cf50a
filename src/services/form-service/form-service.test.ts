import { FormspreeProvider, useFormspree } from '@formspree/react'
import * as http from 'node:http'
import { BlockList } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { startSampleServer } from '#server/sample-server.ts'
import { InboxUnavailable } from '#services/inbox/inbox.ts'
import type { FormServiceSettings } from './form-service.ts'
import { hello, openSampleForm } from './sample-form.ts'

const openResources: { close(): void }[] = []

afterEach(() => {
  for (const resource of openResources.splice(0)) resource.close()
})

async function start(settings?: Partial<FormServiceSettings>) {
  const form = openSampleForm(settings)
  const service = (request: Request, node: Parameters<typeof form.app.fetch>[1]) => form.app.fetch(request, node)
  const server = await startSampleServer({ f: service, p: service })
  openResources.push(form, server)
  return { ...form, port: server.port, origin: server.origin }
}

type Started = Awaited<ReturnType<typeof start>>

/** Accepts JSON like the form's script, unless `headers` says otherwise. */
function post({ origin }: Started, body: BodyInit | null, headers: Record<string, string> = {}, path = '/f/contact') {
  return fetch(origin + path, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json', ...headers },
    redirect: 'manual',
  })
}

function postJson(server: Started, value: unknown, headers: Record<string, string> = {}, path?: string) {
  return post(server, JSON.stringify(value), { 'Content-Type': 'application/json', ...headers }, path)
}

function toForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const sent = { ok: true, next: '/contact/sent' }

describe('accepting a message', () => {
  test.each([
    ['form data', toForm(hello)],
    ['URL-encoded', new URLSearchParams(hello)],
    ['JSON', new Blob([JSON.stringify(hello)], { type: 'application/json' })],
  ])('accepts %s', async (_, body) => {
    const server = await start()
    const response = await post(server, body)
    expect([response.status, await response.json()]).toEqual([200, sent])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(server.stored()).toMatchObject([{ ...hello, form: 'contact' }])
  })

  test.each(['/f/contact', '/p/any/f/contact', '/p/%E2%98%83/f/contact'])('accepts a message at %s', async (path) => {
    const server = await start()
    expect((await postJson(server, hello, {}, path)).status).toBe(200)
    expect(server.stored()).toMatchObject([{ form: 'contact' }])
  })

  test.each([
    ['no subject', { ...hello, subject: undefined }],
    ['an empty subject', { ...hello, subject: '' }],
    ['a subject of null', { ...hello, subject: null }],
  ])('accepts a message with %s', async (_, fields) => {
    const server = await start()
    expect((await postJson(server, fields)).status).toBe(200)
    expect(server.stored()).toMatchObject([{ subject: '' }])
  })

  test('drops unknown fields', async () => {
    const server = await start()
    await postJson(server, { ...hello, phone: '123', _subject: 'x', constructor: 'y' })
    expect(Object.keys(server.stored()[0] ?? {})).toEqual([
      ...['id', 'receivedAt', 'form', 'name', 'email', 'subject', 'message', 'read'],
    ])
  })

  test.each([
    ['form data', toForm],
    ['URL-encoded', (fields: Record<string, string>) => new URLSearchParams(fields)],
  ])('stores %s without changing any character', async (_, write) => {
    const server = await start()
    const message = ' “ﷺ” 👩‍👧 100% & a=b + c;\r\n\r\n--x\r\nß\u001b[0m'
    expect((await post(server, write({ ...hello, message }))).status).toBe(200)
    expect(server.stored()).toMatchObject([{ message }])
  })

  test('accepts the longest message allowed', async () => {
    const server = await start()
    const message = '字'.repeat(50_000)
    expect((await post(server, toForm({ ...hello, message }))).status).toBe(200)
    expect(server.stored()[0]?.message).toBe(message)
  })
})

describe('the official client', () => {
  /** Creates the client like the contact page. */
  function createClient(project = '') {
    const clients: ReturnType<typeof useFormspree>['client'][] = []
    const Page = () => {
      clients.push(useFormspree().client)
      return null
    }
    renderToStaticMarkup(createElement(FormspreeProvider, { project, children: createElement(Page) }))
    const [client] = clients
    return client ?? expect.fail('No client was created.')
  }

  test('reports success', async () => {
    const { origin, stored } = await start()
    const result = await createClient('any').submitForm('contact', toForm(hello), { endpoint: origin })
    expect(result).toMatchObject({ kind: 'success', next: '/contact/sent' })
    expect(stored()).toHaveLength(1)
  })

  test('reports errors by field', async () => {
    const { origin } = await start()
    const fields = { name: ' ', email: 'nobody', subject: 'a\nb' }
    const result = await createClient().submitForm('contact', fields, { endpoint: origin })
    if (result.kind !== 'error') return expect.fail('The message was accepted.')
    expect(result.getFormErrors()).toEqual([])
    expect(result.getAllFieldErrors()).toEqual([
      ['name', [{ code: 'REQUIRED_FIELD_EMPTY', message: 'is required' }]],
      ['email', [{ code: 'TYPE_EMAIL', message: 'must be an email address' }]],
      ['subject', [{ code: 'TYPE_TEXT', message: 'must be a single line' }]],
      ['message', [{ code: 'REQUIRED_FIELD_MISSING', message: 'is required' }]],
    ])
  })

  test.each([
    ['BLOCKED', {}, { Origin: 'https://other.example' }, '/f/contact'],
    ['FORM_NOT_FOUND', {}, {}, '/f/other'],
    ['PROJECT_NOT_FOUND', { project: 'mine' }, {}, '/p/other/f/contact'],
    ['INACTIVE', { isActive: false }, {}, '/f/contact'],
  ])('gets the error code %s', async (code, settings, headers, path) => {
    const server = await start(settings)
    const response = await postJson(server, hello, headers, path)
    expect(await response.json()).toEqual({ errors: [{ code, message: expect.stringMatching(/./) as string }] })
  })
})

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

describe('redirecting browsers without scripts', () => {
  const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

  test.each([
    ['a message', hello, browser, 303, '/contact/sent'],
    ['an incomplete message', { name: 'Ada' }, browser, 303, '/contact/problem'],
    ['a bot', { ...hello, _gotcha: 'x' }, browser, 303, '/contact/sent'],
    ['the form’s script', hello, { Accept: 'application/json' }, 200, null],
    ['a script that also accepts HTML', hello, { Accept: 'text/html, application/json' }, 200, null],
    ['a command-line client', hello, { Accept: '*/*' }, 200, null],
  ])('%s', async (_, fields, headers, status, location) => {
    const response = await post(await start(), new URLSearchParams(fields), headers)
    expect([response.status, response.headers.get('Location')]).toEqual([status, location])
  })
})

describe('the honeypot', () => {
  test.each([
    ['filled in', 'x', 0],
    ['ticked', true, 0],
    ['empty', '', 1],
    ['blank', ' ', 1],
    ['null', null, 1],
  ])('that is %s', async (_, honeypot, storedCount) => {
    const server = await start()
    const response = await postJson(server, { ...hello, _gotcha: honeypot })
    expect([response.status, await response.json()]).toEqual([200, sent])
    expect(server.stored()).toHaveLength(storedCount)
  })
})

describe('a message sent twice', () => {
  test('is stored once if the key is the same', async () => {
    const server = await start()
    const responses = await Promise.all(Array.from({ length: 20 }, () => postJson(server, { ...hello, _key: 'k' })))
    for (const response of responses) expect([response.status, await response.json()]).toEqual([200, sent])
    expect(server.stored()).toHaveLength(1)
  })

  test('is stored twice without a key', async () => {
    const server = await start()
    for (const _key of [undefined, '']) await postJson(server, { ...hello, _key })
    expect(server.stored()).toHaveLength(2)
  })
})

describe('the origin of a request', () => {
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

describe('a failing inbox', () => {
  test('is reported to the sender and the owner, without the message', async () => {
    const inbox = {
      add() {
        throw new InboxUnavailable('The inbox in /data can’t be used: database or disk is full (SQLITE_FULL).')
      },
    }
    const server = await start({ inbox })
    const response = await postJson(server, hello)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '120'])
    expect(await response.json()).toEqual({
      errors: [
        {
          code: 'UNSPECIFIED',
          message: 'Your message couldn’t be saved. Try again in a few minutes.',
        },
      ],
    })
    expect(server.problems).toEqual([
      'A message was not stored. The inbox in /data can’t be used: database or disk is full (SQLITE_FULL).',
    ])
  })

  test('that throws an unexpected error still results in a response in the documented format', async () => {
    const inbox = {
      add() {
        throw new RangeError('by one')
      },
    }
    const server = await start({ inbox })
    const response = await postJson(server, hello)
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ errors: [{ code: 'UNSPECIFIED' }] })
    expect(server.problems[0]).toContain('RangeError: by one')
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
