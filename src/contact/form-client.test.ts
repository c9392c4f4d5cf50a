import { useFormspree } from '@formspree/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FormClient, withTimeoutAndChecks } from './form-client.ts'

/** Gets the package's client, which only components can access. */
function packageClient(): FormClient {
  let client: FormClient | undefined
  const Component = () => {
    client = useFormspree().client
    return null
  }
  renderToStaticMarkup(createElement(Component))
  if (!client) throw new Error('the package has no client')
  return client
}

const client = withTimeoutAndChecks(packageClient())
const send = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', send))
afterEach(() => {
  send.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Submits a form and returns the next address, or the errors. */
async function submit(reply: () => Promise<Response>) {
  send.mockImplementation(reply)
  const result = await client.submitForm('contact', { name: 'Ada' }, { endpoint: 'https://forms.example' })
  if (result.kind === 'success') return result.next
  return [
    ...result.getFormErrors().map(({ message }) => message),
    ...result.getAllFieldErrors().map(([field, errors]) => [field, ...errors.map(({ code }) => code)].join(' ')),
  ]
}

const unreadable = ['Unexpected response format']

describe('a response', () => {
  test.each([
    ['{"next":"/thanks","ok":true}', '/thanks'],
    ['{"next":"/thanks","errors":null}', '/thanks'],
    ['{"errors":[{"message":"no"}]}', ['no']],
    ['{"errors":[{"message":"no","field":"email","code":"TYPE_EMAIL"}]}', ['email TYPE_EMAIL']],
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
    expect(await submit(() => Promise.resolve(new Response('{"next":"/thanks"}', { status })))).toBe('/thanks')
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
  vi.stubGlobal('navigator', { onLine })
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
    const submission = client.submitForm('contact', {})
    void submission.then(done)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalled()
    const result = await submission
    expect(result.kind === 'error' && result.getFormErrors()[0]?.message).toMatch(/15 seconds/)
  })

  test('clears its timer', async () => {
    vi.useFakeTimers()
    await submit(() => Promise.resolve(new Response('{"next":"/thanks"}')))
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('sends the package’s request and restores `fetch` immediately', async () => {
  send.mockResolvedValue(new Response('{"next":"/thanks"}'))
  const submission = client.submitForm(
    'contact',
    { name: 'Ada' },
    { endpoint: 'https://forms.example', clientName: 'us' },
  )
  expect(globalThis.fetch).toBe(send)
  await submission
  expect(send).toHaveBeenCalledOnce()
  const [address, init] = send.mock.calls[0] ?? []
  expect(address).toBe('https://forms.example/f/contact')
  expect(init?.headers).toMatchObject({
    Accept: 'application/json',
    'Formspree-Client': expect.stringMatching(/^us /) as string,
  })
  expect(init?.body).toBe('{"name":"Ada"}')
})
