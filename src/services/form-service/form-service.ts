import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { BlockList } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { InputError } from '#core/input-error.ts'
import { InboxUnavailable, type ServerInbox } from '#services/inbox/inbox.ts'
import { checkFields, isFromBot } from './check-fields.ts'
import { type Caller, clientNetwork, findClientAddress } from '#services/client-address.ts'
import { readFields } from './read-fields.ts'
import { Refusal, refuse } from './refusal.ts'

const formId = 'contact'
const sentPage = '/contact/sent'
const problemPage = '/contact/problem'

export interface FormServiceSettings {
  readonly inbox: Pick<ServerInbox, 'add'>
  /** Where the site is, as in https://example.com. */
  readonly origin: string
  /** Other sites that may send messages. */
  readonly allowedOrigins?: readonly string[]
  /** The one project that is known; any is, if it is not set. */
  readonly project?: string | undefined
  /** Whether messages are taken at present. */
  readonly isActive?: boolean
  readonly messagesPerMinute?: number
  /** Whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: BlockList
  readonly report?: (problem: string) => void
  /** Called when a message is on the disk. */
  readonly onStored?: () => void
}

interface Environment {
  Bindings: { incoming: Caller }
}

type FormContext = Context<Environment>

/** A browser without scripts asks for a page, the form's script for JSON, and a command line for anything. */
function wantsPage(context: FormContext): boolean {
  const accepted = context.req.header('Accept') ?? ''
  return context.req.method === 'POST' && /\btext\/html\b/i.test(accepted) && !/\bapplication\/json\b/i.test(accepted)
}

function respondSent(context: FormContext): Response {
  return wantsPage(context) ? context.redirect(sentPage, 303) : context.json({ ok: true, next: sentPage })
}

function respondRefused(context: FormContext, { status, errors, headers }: Refusal): Response {
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
  return wantsPage(context) ? context.redirect(problemPage, 303) : context.json({ errors }, status)
}

/** Without a header it is no browser's script. By host, since behind a proxy the scheme is not ours to see. */
function isForeign(context: FormContext, { origin: own, allowedOrigins = [] }: FormServiceSettings): boolean {
  const origin = context.req.header('Origin')
  if (origin === undefined || origin === own || allowedOrigins.includes(origin)) return false
  return !URL.canParse(origin) || new URL(origin).host !== context.req.header('Host')?.toLowerCase()
}

function checkAddress(context: FormContext, { project, isActive = true }: FormServiceSettings) {
  const requestedProject = context.req.param('project')
  if (project !== undefined && requestedProject !== undefined && requestedProject !== project) {
    throw refuse(404, 'There is no such project.', { code: 'PROJECT_NOT_FOUND' })
  }
  if (context.req.param('form') !== formId) throw refuse(404, 'There is no such form.', { code: 'FORM_NOT_FOUND' })
  if (!isActive) throw refuse(403, 'The form takes no messages at present.', { code: 'INACTIVE' })
}

function limitRate({ messagesPerMinute = 10, trustedProxies = new BlockList() }: FormServiceSettings) {
  const limiter = new RateLimiterMemory({ points: messagesPerMinute, duration: 60 })
  return async (incoming: Caller) => {
    try {
      await limiter.consume(clientNetwork(findClientAddress(incoming, trustedProxies)))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const seconds = String(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
      throw refuse(429, `Too many messages: please try again in ${seconds} s.`, { headers: { 'Retry-After': seconds } })
    }
  }
}

function toRefusal(error: Error, report: (problem: string) => void): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof InboxUnavailable || error instanceof InputError) {
    report(`A message was not stored. ${error.message}`)
    return refuse(503, 'Your message could not be stored just now. Please try again in a few minutes.', {
      headers: { 'Retry-After': '120' },
    })
  }
  report(`A message was not taken, by a defect: ${error.stack ?? error.message}`)
  return refuse(500, 'Something went wrong here. Please try again later.')
}

/** Takes messages at /f/{form} and /p/{project}/f/{form}, and answers as the hosted service does. */
export function createFormService(settings: FormServiceSettings): Hono<Environment> {
  const { inbox, allowedOrigins = [], report = () => undefined, onStored = () => undefined } = settings
  const checkRate = limitRate(settings)

  async function receiveMessage(context: FormContext): Promise<Response> {
    if (isForeign(context, settings)) throw refuse(403, 'Messages from that site are not taken.', { code: 'BLOCKED' })
    checkAddress(context, settings)
    await checkRate(context.env.incoming)
    const fields = await readFields(context.req.raw)
    if (isFromBot(fields)) return respondSent(context)
    await inbox.add(checkFields(fields, formId))
    onStored()
    return respondSent(context)
  }

  const paths = ['/f/:form', '/p/:project/f/:form']
  const app = new Hono<Environment>()
  app.onError((error, context) => respondRefused(context, toRefusal(error, report)))
  app.notFound((context) => respondRefused(context, refuse(404, 'There is no such form.', { code: 'FORM_NOT_FOUND' })))
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
    respondRefused(context, refuse(405, 'A form takes POST alone.', { headers: { Allow: 'POST' } })),
  )
  return app
}
