import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { submitForm } from './submit-form.ts'

const send = vi.fn<typeof fetch>()
const accepted = 'accepted'

function toForm(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

beforeEach(() => {
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('navigator', { onLine: true, webdriver: false })
})
afterEach(() => {
  send.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Submits a form and returns that it was accepted, or the errors. */
async function submit(reply: () => Promise<Response>) {
  send.mockImplementation(reply)
  const errors = await submitForm('https://forms.example/f/contact', toForm({ name: 'Ada' }))
  if (!errors) return accepted
  return [
    ...errors.form.map(({ message }) => message),
    ...[...errors.fields].map(([field, errors]) => [field, ...errors.map(({ code }) => code)].join(' ')),
  ]
}

const unreadable = ['Unexpected response format']

describe('a response', () => {
  test.each([
    ['{"next":"/thanks","ok":true}', accepted],
    ['{"next":"/thanks","errors":null}', accepted],
    ['{"errors":[{"message":"no"}]}', ['no']],
    ['{"errors":[{"message":"no","field":"email","code":"TYPE_EMAIL"}]}', ['email TYPE_EMAIL']],
    [
      '{"errors":[{"message":"a","field":"email"},{"message":"b","field":"email","code":7},{"message":"c","field":""}]}',
      ['c', 'email UNSPECIFIED UNSPECIFIED'],
    ],
    ['{"errors":[{"message":"no","field":"__proto__","code":"NEW"}]}', ['__proto__ NEW']],
    ['{"error":"Form not found"}', ['Form not found']],
  ])('accepts %s', async (text, expected) => {
    expect(await submit(() => Promise.resolve(new Response(text)))).toEqual(expected)
  })

  test.each([
    '',
    '<!doctype html><title>502</title>',
    '{"next":',
    'null',
    '"next"',
    '[]',
    '{}',
    '{"next":1}',
    '{"error":""}',
    '{"error":{"message":"no"}}',
    '{"errors":[]}',
    '{"errors":[null]}',
    '{"errors":[{"code":"EMPTY"}]}',
    '{"errors":["no"],"error":"no"}',
    '{"stripe":{"paymentIntentClientSecret":"a"},"resubmitKey":"b"}',
    '{"stripe":{"paymentIntentClientSecret":"a"},"resubmitKey":"b","next":"/thanks"}',
  ])('rejects %s', async (text) => {
    expect(await submit(() => Promise.resolve(new Response(text)))).toEqual(unreadable)
  })

  test.each([200, 400, 422, 500])('is judged by its body and not by its status, %i', async (status) => {
    expect(await submit(() => Promise.resolve(new Response('{"next":"/thanks"}', { status })))).toBe(accepted)
    expect(await submit(() => Promise.resolve(new Response('{"error":"no"}', { status })))).toEqual(['no'])
  })
})

test.each([
  ['Failed to fetch', true, 'the server could not be reached. Check your connection and try again.'],
  ['Load failed', true, 'the server could not be reached. Check your connection and try again.'],
  [
    'NetworkError when attempting to fetch resource.',
    false,
    'you seem to be offline. Try again when you have a connection.',
  ],
])('replaces the browser’s message “%s” for a failed connection', async (words, onLine, expected) => {
  vi.stubGlobal('navigator', { onLine, webdriver: false })
  expect(await submit(() => Promise.reject(new TypeError(words)))).toEqual([expected])
})

describe('timeout', () => {
  function never(_: unknown, init?: RequestInit): Promise<Response> {
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => {
        reject(new DOMException('aborted', 'AbortError'))
      })
    })
  }

  test('aborts a submission after 15 seconds', async () => {
    vi.useFakeTimers()
    send.mockImplementation(never)
    const done = vi.fn()
    const submission = submitForm('/f/contact', toForm({}))
    void submission.then(done)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalled()
    expect((await submission)?.form[0]?.message).toMatch(/15 seconds/)
  })

  test('clears its timer', async () => {
    vi.useFakeTimers()
    await submit(() => Promise.resolve(new Response('{"next":"/thanks"}')))
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('sends the hosted service’s headers', async () => {
  send.mockResolvedValue(new Response('{"next":"/thanks"}'))
  const form = toForm({ name: 'Ada' })
  await submitForm('https://forms.example/f/contact', form)
  expect(send).toHaveBeenCalledOnce()
  const [address, init] = send.mock.calls[0] ?? []
  expect(address).toBe('https://forms.example/f/contact')
  expect(init).toMatchObject({ method: 'POST', body: form })
  const {
    Accept,
    'Formspree-Client': client,
    'Formspree-Session-Data': session,
  } = init?.headers as Record<string, string>
  expect([Accept, client]).toEqual(['application/json', 'textwright'])
  const { loadedAt, ...rest } = JSON.parse(atob(session ?? '')) as Record<string, unknown>
  expect(loadedAt).toBeLessThanOrEqual(Date.now())
  expect(rest).toEqual({ webdriver: false })
})
