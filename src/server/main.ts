import { rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { InputError } from '#core/tool/input-error.ts'
import type { ServiceName } from '#config/addresses.ts'
import { services } from '#config/services.ts'
import { placeholderBase, placeholderOrigin, site } from '#config/site.ts'
import { createPostLookup, type EntriesEndpoint } from '#services/content-service/post-lookup.ts'
import { BrokenArticles } from '#services/content-service/problems.ts'
import { inboxFile } from '#services/inbox/inbox.ts'
import { prepareDrain } from './drain.ts'
import type { Form } from './form.ts'
import { createHealthCheck } from './health.ts'
import { ignoreLogErrors, type LoggedRequest, printRequest, reportProblem } from './log.ts'
import { createMetrics, createMetricsServer } from './metrics.ts'
import { projectFolder } from './project-folder.ts'
import { writeRunFolder } from './run-folder.ts'
import { createServer, type Service } from './server.ts'
import { readSettings, type Settings } from './settings.ts'

// Only these names are allowed: robots.txt and the service worker exclude exactly these paths.
type Services = Partial<Record<ServiceName, Service>>

const graceMilliseconds = 3000
const project = projectFolder(import.meta.dirname)
const siteFolder = join(import.meta.dirname, '../site')
const imagesFolder = join(import.meta.dirname, '../images')

function exitOnInputError(error: unknown): never {
  if (!(error instanceof InputError || error instanceof BrokenArticles)) throw error
  console.error(error.message)
  process.exit(1)
}

function readEnvironment(): Settings {
  try {
    return readSettings(process.env, project)
  } catch (error) {
    return exitOnInputError(error)
  }
}

/** The embedded form is only loaded if no hosted service is used. */
async function openEmbeddedForm(settings: Settings): Promise<Form | undefined> {
  if (services.form.kind !== 'embedded') return undefined
  const { openForm } = await import('./form.ts')
  const { openInbox } = await import('#services/inbox/open-inbox.ts')
  const { openInboxThread } = await import('#services/inbox/open-inbox-thread.ts')
  const thread = new URL('./inbox-thread.js', import.meta.url)
  // A file would block this thread; a connection to PostgreSQL does not.
  return openForm(settings, reportProblem, (inbox) =>
    inbox.databaseUrl === undefined ? openInboxThread(thread, inbox) : openInbox(inbox),
  )
}

function formatOrigin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`
}

async function openEmbeddedContent() {
  if (services.content.kind !== 'embedded') return undefined
  const { createContentService } = await import('#services/content-service/content-service.ts')
  const { openBuiltImages } = await import('#services/content-service/built-images.ts')
  return createContentService(join(project, 'content/blog'), await openBuiltImages(imagesFolder))
}

/** Returns where to look up posts that are newer than the build. */
function findEntriesEndpoint(embedded: Awaited<ReturnType<typeof openEmbeddedContent>>): EntriesEndpoint | undefined {
  if (services.content.kind === 'contentful') {
    const { space, environment, accessToken, host, insecure } = services.content
    const address = `http${insecure ? '' : 's'}://${host}/spaces/${space}/environments/${environment}/entries`
    return { address, accessToken, fetch }
  }
  const address = 'http://localhost/cda/spaces/textwright/environments/master/entries'
  return embedded && { address, accessToken: 'embedded', fetch: (request) => embedded.fetch(request) }
}

/** Returns the size of the inbox's file and its log. A database has none. */
function inboxBytes({ dataFolder, databaseUrl }: Settings): number | undefined {
  if (databaseUrl !== undefined) return undefined
  const path = inboxFile(dataFolder)
  const [file, log] = [path, `${path}-wal`].map((name) => statSync(name, { throwIfNoEntry: false }))
  return file && file.size + (log?.size ?? 0)
}

/** A build without an origin gets the server's: the changed files are in a folder of their own while the server runs. */
async function openRunFolder({ site: values }: Settings): Promise<string | undefined> {
  if (site.origin !== placeholderOrigin && site.base !== placeholderBase) return undefined
  const folder = await writeRunFolder(siteFolder, values)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

// While the server starts, a signal waits until everything is open: files written to the run folder after its removal would
// remain.
let isStopRequested = false
let stop = () => {
  isStopRequested = true
}
function exitIfStopRequested() {
  if (isStopRequested) process.exit()
}
// Not `once`: on Ctrl+C the signal arrives twice, from the terminal and from npm, and the second must not end the process.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop())

ignoreLogErrors()
const settings = readEnvironment()
const { host, port } = settings
const content = await openEmbeddedContent().catch(exitOnInputError)
const form = await openEmbeddedForm(settings).catch(exitOnInputError)
const runningServices: Services = {
  ...(content && { cda: (request) => content.fetch(request) }),
  ...form?.services,
  healthz: createHealthCheck({ checkInbox: async () => form?.check(), report: reportProblem }),
}
const runFolder = await openRunFolder(settings).catch(exitOnInputError)
exitIfStopRequested()
const endpoint = findEntriesEndpoint(content)
const metrics = settings.metrics && createMetrics()

function logRequest(request: LoggedRequest) {
  metrics?.countRequest(request)
  if (settings.logsRequests) printRequest(request)
}

const server = createServer(siteFolder, runningServices, {
  runFolder,
  origin: settings.site.origin,
  base: settings.site.base,
  log: logRequest,
  hasPost: endpoint && createPostLookup(endpoint, settings.trustedProxies),
})

server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${String(port)} is in use. Stop the program that uses it, or choose another port: PORT=8080 npm start`
      : `Textwright can’t be served at ${formatOrigin(host, port)}: ${error.message}.`,
  )
  void form?.close()
  process.exitCode = 1
})

server.listen(port, host, () =>
  console.log(
    `Textwright is running at ${formatOrigin(host, (server.address() as AddressInfo).port)}${settings.site.base && `${settings.site.base}/`}`,
  ),
)

server.once('close', () => void form?.close())

if (settings.metrics && metrics) {
  const { host, port } = settings.metrics
  createMetricsServer(() => metrics.format({ messages: form?.messages, inboxBytes: form && inboxBytes(settings) }))
    .once('error', ({ message }) =>
      reportProblem(`Metrics can’t be served at ${formatOrigin(host, port)}: ${message}.`),
    )
    .listen(port, host)
    // Ends with the site's server.
    .unref()
}

const drain = prepareDrain(server, { idleMilliseconds: 500, totalMilliseconds: graceMilliseconds })

stop = () => {
  drain()
  // Sending an email may take longer. If it is interrupted, the email is sent again after the next start.
  setTimeout(() => process.exit(), 2 * graceMilliseconds).unref()
}
