import { describe, expect, test } from 'vitest'
import { InboxUnavailable } from '#services/inbox/inbox.ts'
import { hello } from '#test/sample-form.ts'
import { post, postJson, start, toForm } from '#test/sample-requests.ts'

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

describe('the reply to a script', () => {
  test('has the next address', async () => {
    const server = await start()
    const headers = { Accept: 'application/json', 'Formspree-Client': 'textwright', 'Formspree-Session-Data': 'e30=' }
    const response = await post(server, toForm(hello), headers, '/p/any/f/contact')
    expect(await response.json()).toEqual(sent)
    expect(server.stored()).toHaveLength(1)
  })

  test('has errors by field', async () => {
    const fields = { name: ' ', email: 'nobody', subject: 'a\nb' }
    const response = await post(await start(), toForm(fields), { Accept: 'application/json' })
    expect(await response.json()).toEqual({
      errors: [
        { field: 'name', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' },
        { field: 'email', code: 'TYPE_EMAIL', message: 'must be an email address' },
        { field: 'subject', code: 'TYPE_TEXT', message: 'must be a single line' },
        { field: 'message', code: 'REQUIRED_FIELD_MISSING', message: 'is required' },
      ],
    })
  })

  test.each([
    ['BLOCKED', {}, { Origin: 'https://other.example' }, '/f/contact'],
    ['FORM_NOT_FOUND', {}, {}, '/f/other'],
    ['PROJECT_NOT_FOUND', { project: 'mine' }, {}, '/p/other/f/contact'],
    ['INACTIVE', { isActive: false }, {}, '/f/contact'],
  ])('has the error code %s', async (code, settings, headers, path) => {
    const server = await start(settings)
    const response = await postJson(server, hello, headers, path)
    expect(await response.json()).toEqual({ errors: [{ code, message: expect.stringMatching(/./) as string }] })
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
