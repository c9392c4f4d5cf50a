import fc from 'fast-check'
import { once } from 'node:events'
import * as net from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startSampleServer } from '#test/sample-server.ts'
import { hello, openSampleForm } from '#test/sample-form.ts'

// All tests share one server: a hostile request must not affect the next one.
const form = openSampleForm()
let server: Awaited<ReturnType<typeof startSampleServer>>

beforeAll(async () => {
  server = await startSampleServer({ f: (request, node) => form.app.fetch(request, node) })
})

afterAll(async () => {
  // The server still works, and no request caused an unexpected error.
  expect((await send(JSON.stringify(hello), 'application/json')).status).toBe(200)
  expect(form.problems).toEqual([])
  server.close()
  form.close()
})

async function send(body: BodyInit, type: string) {
  const headers = { 'Content-Type': type, Accept: 'application/json' }
  const response = await fetch(`${server.origin}/f/contact`, { method: 'POST', body, headers })
  return { status: response.status, content: (await response.json()) as unknown }
}

const errorResponse = {
  errors: expect.arrayContaining([
    expect.objectContaining({
      code: expect.stringMatching(/^[A-Z_]+$/) as string,
      message: expect.any(String) as string,
    }),
  ]) as unknown,
}

async function expectRejection(body: BodyInit, type: string) {
  const before = form.stored().length
  const { status, content } = await send(body, type)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(content).toEqual(errorResponse)
  expect(form.stored()).toHaveLength(before)
}

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=Boundary123'

function part(name: string, value: string | Buffer, extra = ''): Buffer {
  const head = `--Boundary123\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')])
}

function parts(...all: Buffer[]): Buffer {
  return Buffer.concat([...all, Buffer.from('--Boundary123--\r\n')])
}

const helloParts = Object.entries(hello).map(([name, value]) => part(name, value))
const invalidUtf8 = Buffer.of(0x61, 0xff, 0xfe, 0x62)
const fieldNames = Array.from({ length: 10_000 }, (_, index) => `f${String(index)}`)

describe.each([
  [
    'JSON that is not an object',
    'application/json',
    ['null', '1', '"text"', '[]', `[${JSON.stringify(hello)}]`, 'true'],
  ],
  ['invalid JSON', 'application/json', ['{', '{"name":', "{'name': 1}", '\ufeff{}', 'undefined', '{}{}', 'NaN']],
  ['truncated JSON', 'application/json', [JSON.stringify(hello).slice(0, -1), JSON.stringify(hello).slice(0, 20)]],
  ['deeply nested JSON', 'application/json', ['['.repeat(100_000), `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`]],
  [
    'JSON in invalid UTF-8',
    'application/json',
    [Buffer.concat([Buffer.from('{"name":"'), invalidUtf8, Buffer.from('"}')])],
  ],
  ['JSON in UTF-16', 'application/json; charset=utf-16', [Buffer.from(JSON.stringify(hello), 'utf16le')]],
  ['10,000 JSON fields', 'application/json', [JSON.stringify(Object.fromEntries(fieldNames.map((name) => [name, 1])))]],
  ['10,000 URL-encoded fields', urlencoded, [fieldNames.map((name) => `${name}=1`).join('&'), '&'.repeat(200_000)]],
  [
    'URL-encoded invalid UTF-8',
    urlencoded,
    ['name=%FF', 'name=%C3', 'name=%ED%A0%80', 'name=100%', 'name=%zz', invalidUtf8],
  ],
  [
    'parts in invalid UTF-8',
    multipart,
    [parts(...helloParts, part('message', invalidUtf8)), parts(...helloParts.slice(1), part('name', invalidUtf8))],
  ],
  [
    'truncated parts',
    multipart,
    [parts(...helloParts).subarray(0, -10), Buffer.concat(helloParts), '--Boundary123', '\r\n', '-'],
  ],
  ['parts without a boundary', 'multipart/form-data', [parts(...helloParts)]],
  ['parts with another boundary', 'multipart/form-data; boundary=Other456', [parts(...helloParts)]],
  [
    'parts without a name',
    multipart,
    [parts(Buffer.from('--Boundary123\r\n\r\nx\r\n')), parts(Buffer.from('--Boundary123\r\nX: y\r\n\r\nx\r\n'))],
  ],
  ['a repeated field', urlencoded, [`${String(new URLSearchParams(hello))}&name=Eve`]],
  ['a repeated part', multipart, [parts(...helloParts, part('email', 'eve@example.com'))]],
  ['an empty body', 'application/json', ['']],
  ['only NUL characters', 'application/json', ['\0'.repeat(1000)]],
])('%s', (_, type, bodies) => {
  test.each(
    bodies.map((body) => [typeof body === 'string' ? body.slice(0, 30) : body.toString('latin1').slice(0, 30), body]),
  )('%j', async (_, body) => {
    await expectRejection(body as string, type)
  })
})

const manyParts = parts(...fieldNames.slice(0, 3000).map((name) => part(name, '1')))
/** A naive search finds the quoted boundary, which the parser does not use. */
const decoy = 'multipart/form-data; x="; boundary=zzz"; boundary=Boundary123'

test('ignores a boundary inside another parameter', async () => {
  expect(await send(parts(...helloParts) as BodyInit, decoy)).toMatchObject({ status: 200 })
})

// The platform's parser would block the server for seconds.
test.each([
  ['thousands of parts', multipart, manyParts],
  ['thousands of parts after a decoy boundary', decoy, manyParts],
  [
    'thousands of headers in a part',
    multipart,
    parts(Buffer.from(`--Boundary123\r\n${'a: b\r\n'.repeat(40_000)}\r\nx\r\n`)),
  ],
])('rejects %s without parsing them', async (_, type, body) => {
  // The server's package subclasses the platform's Response.
  const parse = vi.spyOn(Object.getPrototypeOf(Response.prototype) as Response, 'formData')
  await expectRejection(body as BodyInit, type)
  expect(parse).not.toHaveBeenCalled()
  await expectRejection(parts(part('name', 'Ada')) as BodyInit, multipart)
  expect(parse).toHaveBeenCalledOnce()
  parse.mockRestore()
})

describe('an unsupported content type', () => {
  test.each([
    'text/plain',
    'text/html',
    'application/xml',
    'application/jsonx',
    'image/png',
    'nonsense',
    'multipart/mixed; boundary=x',
    '',
  ])('%j', async (type) => {
    await expectRejection(JSON.stringify(hello), type)
  })

  test('a compressed body', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
    const response = await fetch(`${server.origin}/f/contact`, { method: 'POST', body: JSON.stringify(hello), headers })
    expect([response.status, await response.json()]).toEqual([415, errorResponse])
  })
})

const wrongValues = [
  0,
  -1.5,
  true,
  false,
  [],
  {},
  ['a'],
  { a: { b: [] } },
  'a\0b',
  '\ud800',
  'a\udc00b',
  'x'.repeat(60_000),
]

describe.each(Object.keys(hello))('%s', (field) => {
  test.each(wrongValues.map((value) => [JSON.stringify(value).slice(0, 20), value]))('rejects %s', async (_, value) => {
    await expectRejection(JSON.stringify({ ...hello, [field]: value }), 'application/json')
  })

  test.each([
    ["'); DROP TABLE message; --"],
    ['" OR 1=1 --'],
    ['<script>alert(document.domain)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['{{7*7}}${7*7}'],
    ['../../etc/passwd'],
  ])('stores %j as plain text', async (value) => {
    const { status } = await send(JSON.stringify({ ...hello, [field]: value }), 'application/json')
    // None of them is an email address.
    expect(status).toBe(field === 'email' ? 422 : 200)
    if (field !== 'email') expect(form.stored()[0]).toMatchObject({ [field]: value })
  })

  test.each(['a\r\nBcc: b@c.example', 'a\nb', '\r', 'a\u2028b'])(
    'accepts line breaks only in the message: %j',
    async (value) => {
      const body = JSON.stringify({ ...hello, [field]: value })
      if (field === 'message' && value !== '\r') expect((await send(body, 'application/json')).status).toBe(200)
      else await expectRejection(body, 'application/json')
    },
  )
})

test('treats __proto__ as an ordinary field', async () => {
  await expectRejection('{"__proto__": {"name": "a", "email": "a@b.example", "message": "c"}}', 'application/json')
  await expectRejection('__proto__=1&constructor=2', urlencoded)
})

describe('arbitrary input is stored or rejected', () => {
  /** Expects either a success and a stored message, or an error response and nothing stored. */
  async function expectAcceptedOrRefused(body: string | Uint8Array, type: string) {
    const before = form.stored().length
    const { status, content } = await send(Buffer.from(body), type)
    const isAccepted = status === 200
    if (isAccepted) expect(content).toEqual({ ok: true, next: '/contact/sent' })
    else expect([Math.floor(status / 100), content]).toEqual([4, errorResponse])
    expect(form.stored().length - before).toBe(Number(isAccepted))
    return isAccepted
  }

  const anyText = fc.string({ unit: 'binary', maxLength: 300 })

  test('as JSON', async () => {
    const fields = fc.record({
      name: fc.oneof(anyText, fc.constant('Ada')),
      email: fc.oneof(fc.emailAddress(), fc.constant('ada@example.com')),
      subject: fc.oneof(anyText, fc.jsonValue()),
      message: fc.oneof(anyText, anyText, fc.jsonValue()),
    })
    await fc.assert(
      fc.asyncProperty(fields, async (given) => {
        if (!(await expectAcceptedOrRefused(JSON.stringify(given), 'application/json'))) return
        expect(form.stored()[0]).toMatchObject({ ...given, subject: given.subject ?? '' })
      }),
    )
  })

  test.each([urlencoded, multipart, 'application/json'])('as random bytes sent as %s', async (type) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) => {
        await expectAcceptedOrRefused(bytes, type)
      }),
      { numRuns: 60 },
    )
  })

  test('as multipart data in which a range is replaced', async () => {
    const whole = parts(...helloParts)
    const offset = fc.nat({ max: whole.length })
    await fc.assert(
      fc.asyncProperty(offset, offset, fc.uint8Array({ maxLength: 8 }), async (from, to, replacement) => {
        const bytes = Buffer.concat([
          whole.subarray(0, Math.min(from, to)),
          replacement,
          whole.subarray(Math.max(from, to)),
        ])
        await expectAcceptedOrRefused(bytes, multipart)
      }),
    )
  })
})

describe('a body that contradicts its headers', () => {
  function connect() {
    return net.connect(server.port, '127.0.0.1').on('error', () => undefined)
  }

  const head = 'POST /f/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAccept: application/json\r\n'

  test.each([
    ['shorter than announced', `${head}Content-Length: 1000\r\n\r\n${JSON.stringify(hello)}`],
    ['without an end', `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"nam\r\n`],
  ])('%s, then a closed connection', async (_, request) => {
    const before = form.stored().length
    const socket = connect()
    socket.end(request)
    socket.resume()
    await once(socket, 'close')
    expect(form.stored()).toHaveLength(before)
  })

  test.each([
    ['an invalid length', `${head}Content-Length: many\r\n\r\n{}`],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['a length and chunks', `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['invalid chunks', `${head}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`],
  ])('%s', async (_, request) => {
    const socket = connect()
    socket.write(request)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
  })
})
