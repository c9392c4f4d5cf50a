import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { services } from '#page/services.ts'
import { createContentService } from '#services/content-service/content-service.ts'
import { BrokenArticles } from '#services/content-service/problems.ts'
import { createServer, type Service } from './server.ts'

const graceMilliseconds = 3000

/** An empty variable is an unset one: as a host it would mean every network this machine is in. */
function readSetting(name: string, otherwise: string): string {
  const given = process.env[name] ?? ''
  return given === '' ? otherwise : given
}

function readPort(given: string): number {
  if (/^\d{1,5}$/.test(given) && Number(given) <= 65_535) return Number(given)
  console.error(`PORT is “${given}”, but it takes a whole number from 0 to 65535.`)
  process.exit(1)
}

function writeOrigin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`
}

/** What a hosted service does for us we do not do. */
async function openServices(): Promise<Record<string, Service>> {
  if (services.content.kind !== 'embedded') return {}
  const content = await createContentService(join(import.meta.dirname, '../../content/blog'))
  return { cda: (request) => content.fetch(request) }
}

function explain(error: unknown): never {
  if (!(error instanceof BrokenArticles)) throw error
  console.error(error.message)
  process.exit(1)
}

const host = readSetting('HOST', '127.0.0.1')
const port = readPort(readSetting('PORT', '4173'))
const server = createServer(join(import.meta.dirname, '../site'), await openServices().catch(explain))

server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${String(port)} is in use: stop what runs there, or choose another, as in PORT=8080 npm start.`
      : `Textwright cannot be served at ${writeOrigin(host, port)}: ${error.message}.`,
  )
  process.exitCode = 1
})

server.listen(port, host, () => {
  console.log(`Textwright is at ${writeOrigin(host, (server.address() as AddressInfo).port)}`)
})

/** No new visitors; those being served are finished; whoever takes too long is let go. */
function close() {
  server.close()
  // A connection in use is idle once its answer is finished, and would stay open until its visitor asks again.
  setInterval(() => {
    server.closeIdleConnections()
  }, 50).unref()
  setTimeout(() => {
    server.closeAllConnections()
  }, graceMilliseconds).unref()
}

// Not `once`: npm passes on the Ctrl+C that the terminal sends to everybody, and the second must not end it halfway.
process.on('SIGTERM', close)
process.on('SIGINT', close)
