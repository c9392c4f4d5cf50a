import type { FormspreeContextType } from '@formspree/react'

/** The package's client for sending forms. */
export type FormClient = FormspreeContextType['client']

const timeoutMilliseconds = 15_000
// Shown after “Your message could not be sent: ”.
const tooSlow =
  'the server didn’t respond within 15 seconds, so your message may not have arrived. Please send it again.'
const offline = 'you seem to be offline. Try again when you have a connection.'
const unreachable = 'the server could not be reached. Check your connection and try again.'

function isError(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
}

/** Whether the package can handle a response: it must contain a list of errors, a single error, or the next address. */
function isReply(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { errors, error, next, resubmitKey } = value as Record<string, unknown>
  if (Array.isArray(errors)) return errors.length > 0 && errors.every(isError)
  if (typeof error === 'string') return error !== ''
  // `resubmitKey` means a pending payment. This form takes no payments, and the package would throw.
  return typeof next === 'string' && resubmitKey === undefined
}

class UnreadableReply extends Error {
  override readonly message = 'Unexpected response format'
}

function checkReply(text: string) {
  let reply: unknown
  try {
    reply = JSON.parse(text)
  } catch {
    throw new UnreadableReply()
  }
  if (!isReply(reply)) throw new UnreadableReply()
}

/** Like `fetch`, but rejects slow and invalid responses. The package shows the error's message. */
async function fetchReply(
  originalFetch: typeof fetch,
  ...[address, init]: Parameters<typeof fetch>
): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMilliseconds)
  try {
    const response = await originalFetch(address, { ...init, signal: controller.signal })
    const text = await response.text()
    checkReply(text)
    return new Response(text)
  } catch (error) {
    if (controller.signal.aborted) throw new Error(tooSlow)
    // Replaces the browsers' messages: “Failed to fetch”, “Load failed”, “NetworkError when …”.
    if (error instanceof UnreadableReply) throw error
    throw new Error(navigator.onLine ? unreachable : offline)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Adds a timeout and response checks to the package's client, which would otherwise show the JSON parser's messages.
 * The client does not accept a custom `fetch`, but it calls the global one before `submitForm` returns. So the global
 * `fetch` is replaced for that one call.
 */
export function withTimeoutAndChecks(client: FormClient): FormClient {
  const submitForm: FormClient['submitForm'] = (form, data, options) => {
    const { fetch: originalFetch } = globalThis
    globalThis.fetch = (...request) => fetchReply(originalFetch, ...request)
    try {
      return client.submitForm(form, data, options)
    } finally {
      globalThis.fetch = originalFetch
    }
  }
  return Object.assign(Object.create(client) as FormClient, { submitForm })
}
