import type { FormspreeContextType } from '@formspree/react'

/** What the package sends forms with. */
export type FormClient = FormspreeContextType['client']

const timeoutMilliseconds = 15_000
// Each follows “Your message could not be sent: ”.
const tooSlow = 'there was no answer within 15 seconds, so it may not have arrived. Please send it again.'
const offline = 'you seem to be offline. Try again when you have a connection.'
const unreachable = 'we could not be reached. Check your connection and try again.'

function isError(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
}

/** Whether the package makes something of a reply that can be shown: errors, one error, or the place to go on to. */
function isReply(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { errors, error, next, resubmitKey } = value as Record<string, unknown>
  if (Array.isArray(errors)) return errors.length > 0 && errors.every(isError)
  if (typeof error === 'string') return error !== ''
  // A payment to be confirmed: nobody pays here, and the package would throw.
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

/** Like `fetch`, for replies that can be read and come in time. The package shows the message of what is thrown. */
async function fetchReply(
  originalFetch: typeof fetch,
  ...[address, init]: Parameters<typeof fetch>
): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => {
    controller.abort()
  }, timeoutMilliseconds)
  try {
    const response = await originalFetch(address, { ...init, signal: controller.signal })
    const text = await response.text()
    checkReply(text)
    return new Response(text)
  } catch (error) {
    if (controller.signal.aborted) throw new Error(tooSlow)
    // Each browser has its own words for a failed connection: “Failed to fetch”, “Load failed”, “NetworkError when …”.
    if (error instanceof UnreadableReply) throw error
    throw new Error(navigator.onLine ? unreachable : offline)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The package's client with a time limit and an eye for what cannot be read. It takes no `fetch` of ours and shows the
 * JSON parser's words; but it calls `fetch` before `submitForm` returns, so ours stands in for that one call.
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
