import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { BlockList } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addBase } from '#config/base-path.ts'
import { InputError } from '#core/tool/input-error.ts'
import { InboxUnavailable, type ServerInbox } from '#services/inbox/inbox.ts'
import { checkFields, isFromBot } from './check-fields.ts'
import { type Caller, clientNetwork, findClientAddress } from '#services/client-address.ts'
import { readFields } from './read-fields.ts'
import { Refusal, refuse } from './refusal.ts'

const formId = 'contact'
const sentPage = '/contact/sent'
const problemPage = '/contact/problem'

export interface FormServiceSettings {
  readonly inbox: Pick<ServerInbox, 'add' | 'createRateLimiter'>
  /** The site's own origin, for example https://example.com. */
  readonly origin: string
  /** The site's path on its host, or ''. */
  readonly base?: string
  /** Other sites that may send messages. */
  readonly allowedOrigins?: readonly string[]
  /** The only accepted project; every project is accepted if this is not set. */
  readonly project?: string | undefined
  /** Whether the form accepts messages. */
  readonly isActive?: boolean
  readonly messagesPerMinute?: number
  /** Proxies whose `X-Forwarded-For` header is trusted. */
  readonly trustedProxies?: BlockList
  readonly report?: (problem: string) => void
  /** Called after a message is stored on disk. */
  readonly onStored?: () => void
  /** Called after a message is refused, or dropped because a bot sent it. */
  readonly onRefused?: () => void
}

interface Environment {
  Bindings: { incoming: Caller }
}

type FormContext = Context<Environment>

/** Browsers without scripts accept HTML, the form's script accepts JSON, and command-line clients accept anything. */
function wantsPage(context: FormContext): boolean {
  const accepted = context.req.header('Accept') ?? ''
  return context.req.method === 'POST' && /\btext\/html\b/i.test(accepted) && !/\bapplication\/json\b/i.test(accepted)
}

function respondSent(context: FormContext, base: string): Response {
  const next = addBase(sentPage, base)
  return wantsPage(context) ? context.redirect(next, 303) : context.json({ ok: true, next })
}

function respondRefused(context: FormContext, { status, errors, headers }: Refusal, base: string): Response {
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
  return wantsPage(context) ? context.redirect(addBase(problemPage, base), 303) : context.json({ errors }, status)
}

/** Returns the origin of a URL as browsers write it, or undefined if it isn't a website's. */
function parseOrigin(url: string): string | undefined {
  const { protocol, origin } = URL.canParse(url) ? new URL(url) : {}
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}

/** A request without an `Origin` header is not a cross-origin script. */
function isForeign(context: FormContext, { origin: own, allowedOrigins = [] }: FormServiceSettings): boolean {
  const header = context.req.header('Origin')
  if (header === undefined) return false
  const origin = parseOrigin(header)
  if (origin === undefined) return true
  // With the scheme of the origin, because a proxy may hide the request's.
  const requested = `${new URL(origin).protocol}//${context.req.header('Host') ?? ''}`
  return ![own, ...allowedOrigins, requested].map(parseOrigin).includes(origin)
}

function checkAddress(context: FormContext, { project, isActive = true }: FormServiceSettings) {
  const requestedProject = context.req.param('project')
  if (project !== undefined && requestedProject !== undefined && requestedProject !== project) {
    throw refuse(404, 'This project doesn’t exist.', { code: 'PROJECT_NOT_FOUND' })
  }
  if (context.req.param('form') !== formId) throw refuse(404, 'This form doesn’t exist.', { code: 'FORM_NOT_FOUND' })
  if (!isActive) throw refuse(403, 'This form isn’t accepting messages right now.', { code: 'INACTIVE' })
}

function limitRate({ inbox, messagesPerMinute = 10, trustedProxies = new BlockList() }: FormServiceSettings) {
  const limiter =
    inbox.createRateLimiter?.(messagesPerMinute) ?? new RateLimiterMemory({ points: messagesPerMinute, duration: 60 })
  return async (incoming: Caller) => {
    try {
      await limiter.consume(clientNetwork(findClientAddress(incoming, trustedProxies)))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const seconds = String(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
      throw refuse(429, `Too many messages. Try again in ${seconds} s.`, { headers: { 'Retry-After': seconds } })
    }
  }
}

function toRefusal(error: Error, report: (problem: string) => void): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof InboxUnavailable || error instanceof InputError) {
    report(`A message was not stored. ${error.message}`)
    return refuse(503, 'Your message couldn’t be saved. Try again in a few minutes.', {
      headers: { 'Retry-After': '120' },
    })
  }
  report(`A message was not accepted because of a bug: ${error.stack ?? error.message}`)
  return refuse(500, 'Something went wrong on our side. Try again later.')
}

/** Accepts messages at /f/{form} and /p/{project}/f/{form} and responds like the hosted service. */
export function createFormService(settings: FormServiceSettings): Hono<Environment> {
  const { inbox, base = '', allowedOrigins = [], report = () => undefined } = settings
  const { onStored = () => undefined, onRefused = () => undefined } = settings
  const checkRate = limitRate(settings)

  async function receiveMessage(context: FormContext): Promise<Response> {
    if (isForeign(context, settings)) throw refuse(403, 'Messages from this site aren’t accepted.', { code: 'BLOCKED' })
    checkAddress(context, settings)
    await checkRate(context.env.incoming)
    const fields = await readFields(context.req.raw)
    if (isFromBot(fields)) {
      onRefused()
      return respondSent(context, base)
    }
    await inbox.add(checkFields(fields, formId))
    onStored()
    return respondSent(context, base)
  }

  const paths = ['/f/:form', '/p/:project/f/:form']
  const app = new Hono<Environment>()
  app.onError((error, context) => {
    onRefused()
    return respondRefused(context, toRefusal(error, report), base)
  })
  app.notFound((context) =>
    respondRefused(context, refuse(404, 'This form doesn’t exist.', { code: 'FORM_NOT_FOUND' }), base),
  )
  app.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  app.use(
    cors({
      origin: (origin) => (allowedOrigins.includes(origin) ? origin : null),
      allowMethods: ['POST'],
      maxAge: 600,
    }),
  )
  app.on('POST', paths, receiveMessage)
  app.on(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'], paths, (context) =>
    respondRefused(context, refuse(405, 'This form accepts only POST requests.', { headers: { Allow: 'POST' } }), base),
  )
  return app
}
