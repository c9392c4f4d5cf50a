import type { ServiceError } from './error-messages.ts'

/** Why the form service did not accept a message. */
export interface SubmissionErrors {
  /** Errors for the form as a whole. */
  readonly form: readonly ServiceError[]
  readonly fields: ReadonlyMap<string, readonly ServiceError[]>
}

const timeoutMilliseconds = 15_000
// Shown after “Your message could not be sent: ”.
const tooSlow =
  'the server didn’t respond within 15 seconds, so your message may not have arrived. Please send it again.'
const offline = 'you seem to be offline. Try again when you have a connection.'
const unreachable = 'the server could not be reached. Check your connection and try again.'
const unreadable = 'Unexpected response format'

const loadedAt = Date.now()

/** The headers of the hosted service's own client. */
function requestHeaders(): Record<string, string> {
  return {
    Accept: 'application/json',
    'Formspree-Client': 'textwright',
    'Formspree-Session-Data': btoa(JSON.stringify({ loadedAt, webdriver: navigator.webdriver })),
  }
}

function formError(message: string): SubmissionErrors {
  return { form: [{ code: 'UNSPECIFIED', message }], fields: new Map() }
}

type ReplyError = Readonly<Record<string, unknown>> & { readonly message: string }

function isReplyError(value: unknown): value is ReplyError {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
}

function groupByField(errors: readonly ReplyError[]): SubmissionErrors {
  const form: ServiceError[] = []
  const fields = new Map<string, ServiceError[]>()
  for (const { field, code, message } of errors) {
    const error = { code: typeof code === 'string' ? code : 'UNSPECIFIED', message }
    if (typeof field === 'string' && field !== '') fields.set(field, [...(fields.get(field) ?? []), error])
    else form.push(error)
  }
  return { form, fields }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a reply: a list of errors, a single error, or, if the message was accepted, the next address. */
function readReply(text: string): SubmissionErrors | undefined {
  const reply = parseJson(text)
  if (typeof reply !== 'object' || reply === null) return formError(unreadable)
  const { errors, error, next, resubmitKey } = reply as Record<string, unknown>
  if (Array.isArray(errors)) {
    return errors.length > 0 && errors.every(isReplyError) ? groupByField(errors) : formError(unreadable)
  }
  if (typeof error === 'string') return formError(error || unreadable)
  // `resubmitKey` means a pending payment, and this form takes no payments.
  return typeof next === 'string' && resubmitKey === undefined ? undefined : formError(unreadable)
}

/** Sends a form to its service. Returns undefined if the message was accepted. */
export async function submitForm(action: string, body: FormData): Promise<SubmissionErrors | undefined> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMilliseconds)
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: requestHeaders(),
      body,
      signal: controller.signal,
    })
    return readReply(await response.text())
  } catch {
    if (controller.signal.aborted) return formError(tooSlow)
    // Instead of the browsers' messages: “Failed to fetch”, “Load failed”, “NetworkError when …”.
    return formError(navigator.onLine ? unreachable : offline)
  } finally {
    clearTimeout(timer)
  }
}
