import fc from 'fast-check'
import { once } from 'node:events'
import * as net from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startSampleServer } from '#server/sample-server.ts'
import { hello, openSampleForm } from './sample-form.ts'

// One server for all of it: what one request does must not harm the next.
const form = openSampleForm()
let server: Awaited<ReturnType<typeof startSampleServer>>

beforeAll(async () => {
  server = await startSampleServer({ f: (request, node) => form.app.fetch(request, node) })
})

afterAll(async () => {
  // Whatever came before, it still works, and nothing was a defect.
  expect((await send(JSON.stringify(hello), 'application/json')).status).toBe(200)
  expect(form.problems).toEqual([])
  server.close()
  form.close()
})

async function send(body: BodyInit, type: string) {
  const headers = { 'Content-Type': type, Accept: 'application/json' }
  const response = await fetch(`${server.origin}/f/contact`, { method: 'POST', body, headers })
  return { status: response.status, answer: (await response.json()) as unknown }
}

const rightShape = {
  errors: expect.arrayContaining([
    expect.objectContaining({
      code: expect.stringMatching(/^[A-Z_]+$/) as string,
      message: expect.any(String) as string,
    }),
  ]) as unknown,
}

async function expectRefusal(body: BodyInit, type: string) {
  const before = form.stored().length
  const { status, answer } = await send(body, type)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(answer).toEqual(rightShape)
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
const noUtf8 = Buffer.of(0x61, 0xff, 0xfe, 0x62)
const thousands = Array.from({ length: 10_000 }, (_, index) => `f${String(index)}`)

describe.each([
  ['JSON that is no object', 'application/json', ['null', '1', '"text"', '[]', `[${JSON.stringify(hello)}]`, 'true']],
  ['JSON that is none', 'application/json', ['{', '{"name":', "{'name': 1}", '\ufeff{}', 'undefined', '{}{}', 'NaN']],
  ['JSON cut short', 'application/json', [JSON.stringify(hello).slice(0, -1), JSON.stringify(hello).slice(0, 20)]],
  ['deep JSON', 'application/json', ['['.repeat(100_000), `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`]],
  ['JSON that is no UTF-8', 'application/json', [Buffer.concat([Buffer.from('{"name":"'), noUtf8, Buffer.from('"}')])]],
  ['JSON in UTF-16', 'application/json; charset=utf-16', [Buffer.from(JSON.stringify(hello), 'utf16le')]],
  ['10,000 JSON fields', 'application/json', [JSON.stringify(Object.fromEntries(thousands.map((name) => [name, 1])))]],
  ['10,000 URL-encoded fields', urlencoded, [thousands.map((name) => `${name}=1`).join('&'), '&'.repeat(200_000)]],
  [
    'URL-encoded text that is no UTF-8',
    urlencoded,
    ['name=%FF', 'name=%C3', 'name=%ED%A0%80', 'name=100%', 'name=%zz', noUtf8],
  ],
  [
    'parts that are no UTF-8',
    multipart,
    [parts(...helloParts, part('message', noUtf8)), parts(...helloParts.slice(1), part('name', noUtf8))],
  ],
  [
    'parts cut short',
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
  ['a field twice', urlencoded, [`${String(new URLSearchParams(hello))}&name=Eve`]],
  ['a part twice', multipart, [parts(...helloParts, part('email', 'eve@example.com'))]],
  ['an empty body', 'application/json', ['']],
  ['NULs alone', 'application/json', ['\0'.repeat(1000)]],
])('%s', (_, type, bodies) => {
  test.each(
    bodies.map((body) => [typeof body === 'string' ? body.slice(0, 30) : body.toString('latin1').slice(0, 30), body]),
  )('%j', async (_, body) => {
    await expectRefusal(body as string, type)
  })
})

const thousandsOfParts = parts(...thousands.slice(0, 3000).map((name) => part(name, '1')))
/** Whoever looks for the first boundary finds one that the parser does not use. */
const decoy = 'multipart/form-data; x="; boundary=zzz"; boundary=Boundary123'

test('a boundary within another parameter is none', async () => {
  expect(await send(parts(...helloParts) as BodyInit, decoy)).toMatchObject({ status: 200 })
})

// The platform's parser would take seconds, in which nobody else is served.
test.each([
  ['thousands of parts', multipart, thousandsOfParts],
  ['thousands of parts behind a decoy', decoy, thousandsOfParts],
  [
    'thousands of headers in a part',
    multipart,
    parts(Buffer.from(`--Boundary123\r\n${'a: b\r\n'.repeat(40_000)}\r\nx\r\n`)),
  ],
])('%s are not even parsed', async (_, type, body) => {
  // The server's package puts a Response of its own in front of the platform's.
  const parse = vi.spyOn(Object.getPrototypeOf(Response.prototype) as Response, 'formData')
  await expectRefusal(body as BodyInit, type)
  expect(parse).not.toHaveBeenCalled()
  await expectRefusal(parts(part('name', 'Ada')) as BodyInit, multipart)
  expect(parse).toHaveBeenCalledOnce()
  parse.mockRestore()
})

describe('another content type', () => {
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
    await expectRefusal(JSON.stringify(hello), type)
  })

  test('a compressed body', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
    const response = await fetch(`${server.origin}/f/contact`, { method: 'POST', body: JSON.stringify(hello), headers })
    expect([response.status, await response.json()]).toEqual([415, rightShape])
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
  test.each(wrongValues.map((value) => [JSON.stringify(value).slice(0, 20), value]))(
    'of %s is refused',
    async (_, value) => {
      await expectRefusal(JSON.stringify({ ...hello, [field]: value }), 'application/json')
    },
  )

  test.each([
    ["'); DROP TABLE message; --"],
    ['" OR 1=1 --'],
    ['<script>alert(document.domain)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['{{7*7}}${7*7}'],
    ['../../etc/passwd'],
  ])('of %j is text', async (value) => {
    const { status } = await send(JSON.stringify({ ...hello, [field]: value }), 'application/json')
    // An address it is not.
    expect(status).toBe(field === 'email' ? 422 : 200)
    if (field !== 'email') expect(form.stored()[0]).toMatchObject({ [field]: value })
  })

  test.each(['a\r\nBcc: b@c.example', 'a\nb', '\r', 'a\u2028b'])('of %j is a message or nothing', async (value) => {
    const body = JSON.stringify({ ...hello, [field]: value })
    if (field === 'message' && value !== '\r') expect((await send(body, 'application/json')).status).toBe(200)
    else await expectRefusal(body, 'application/json')
  })
})

test('a prototype is a field like others', async () => {
  await expectRefusal('{"__proto__": {"name": "a", "email": "a@b.example", "message": "c"}}', 'application/json')
  await expectRefusal('__proto__=1&constructor=2', urlencoded)
})

describe('whatever comes', () => {
  /** It is taken, then it is stored as it was; or refused in the right shape, then nothing is. */
  async function expectAcceptedOrRefused(body: string | Uint8Array, type: string) {
    const before = form.stored().length
    const { status, answer } = await send(Buffer.from(body), type)
    const isAccepted = status === 200
    if (isAccepted) expect(answer).toEqual({ ok: true, next: '/contact/sent' })
    else expect([Math.floor(status / 100), answer]).toEqual([4, rightShape])
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

  test.each([urlencoded, multipart, 'application/json'])('as bytes that claim to be %s', async (type) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) => {
        await expectAcceptedOrRefused(bytes, type)
      }),
      { numRuns: 60 },
    )
  })

  test('as parts with something cut out', async () => {
    const whole = parts(...helloParts)
    const offset = fc.nat({ max: whole.length })
    await fc.assert(
      fc.asyncProperty(offset, offset, fc.uint8Array({ maxLength: 8 }), async (from, to, instead) => {
        const bytes = Buffer.concat([
          whole.subarray(0, Math.min(from, to)),
          instead,
          whole.subarray(Math.max(from, to)),
        ])
        await expectAcceptedOrRefused(bytes, multipart)
      }),
    )
  })
})

describe('a body that is not what it says', () => {
  function connect() {
    return net.connect(server.port, '127.0.0.1').on('error', () => undefined)
  }

  const head = 'POST /f/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAccept: application/json\r\n'

  test.each([
    ['shorter than announced', `${head}Content-Length: 1000\r\n\r\n${JSON.stringify(hello)}`],
    ['without an end', `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"nam\r\n`],
  ])('%s, and gone', async (_, request) => {
    const before = form.stored().length
    const socket = connect()
    socket.end(request)
    socket.resume()
    await once(socket, 'close')
    expect(form.stored()).toHaveLength(before)
  })

  test.each([
    ['a length that is none', `${head}Content-Length: many\r\n\r\n{}`],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['a length and chunks', `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['chunks that are none', `${head}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`],
  ])('%s', async (_, request) => {
    const socket = connect()
    socket.write(request)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
  })
})
