import { getRequestListener } from '@hono/node-server'
import * as http from 'node:http'
import type { Duplex } from 'node:stream'
import { removeBase } from '#config/base-path.ts'
import { securityHeaders } from '#config/policy.ts'
import { notFoundPath } from '#config/policy-zone.ts'
import { site } from '#config/site.ts'
import { createTurns } from './in-turn.ts'
import { logRejected, logRequest, type RequestLog } from './log.ts'
import { type HasPost, pathOf, serveStaticFiles } from './static-files.ts'

/** Handles all requests under a path. The server adds the security headers. */
export type Service = (request: Request, node: { incoming: Caller }) => Response | Promise<Response>

type Caller = Pick<http.IncomingMessage, 'headers' | 'socket'>

/** Time limits in milliseconds. */
export interface Timeouts {
  /** Time to receive the headers of a request. */
  readonly headers: number
  /** Time to receive the whole request. */
  readonly request: number
  /** Idle time between two requests on a connection. */
  readonly keepAlive: number
  /** Time without any data on the connection, for example if a client does not read the response. */
  readonly inactivity: number
}

const timeouts: Timeouts = {
  headers: 10_000,
  request: 30_000,
  // Longer than proxies keep idle connections, so that a proxy does not reuse a connection that is closing.
  keepAlive: 65_000,
  inactivity: 120_000,
}

interface Options {
  /** Folder of files that replace those of the build. */
  readonly runFolder?: string | undefined
  readonly origin?: string
  /** The site's path on its host, or ''. Services and files are below it. */
  readonly base?: string
  readonly log?: RequestLog
  readonly timeouts?: Timeouts
  /** Without it, only the posts in the build exist. */
  readonly hasPost?: HasPost | undefined
}

/**
 * Creates a server for a folder of built files, and for services, which are keyed by the first segment of
 * their paths, for example `cda`. Time limits disconnect slow clients.
 */
export function createServer(
  folder: string,
  services: Readonly<Record<string, Service>> = {},
  options: Options = {},
): http.Server {
  const { runFolder, origin = site.origin, base = '', log, hasPost } = options
  const { headers, request: requestTimeout, keepAlive, inactivity } = options.timeouts ?? timeouts
  const serveFile = serveStaticFiles(runFolder === undefined ? [folder] : [folder, runFolder], hasPost, base)
  const listeners = new Map(Object.entries(services).map(([name, service]) => [name, getRequestListener(service)]))
  const inTurn = createTurns(() => log && logRejected(log, { status: 429, bytes: 0 }))

  function prepare(request: http.IncomingMessage, response: http.ServerResponse) {
    if (log) logRequest(request, response, log)
    const path = pathOf(request)
    request.url = pathWithinSite(path, base) + (request.url?.slice(path.length) ?? '')
    response.setHeaders(new Map(Object.entries(securityHeaders(pathOf(request), { origin }))))
  }

  function respond(request: http.IncomingMessage, response: http.ServerResponse) {
    prepare(request, response)
    const hostCount = request.headersDistinct['host']?.length ?? 0
    if (hostCount > 1 || (hostCount === 0 && request.httpVersion === '1.1')) {
      response.writeHead(400, { 'Content-Length': 0, Connection: 'close' }).end()
      return
    }
    const serve = listeners.get(pathOf(request).split('/', 2)[1] ?? '')
    if (serve) {
      void serve(request, response)
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      serveFile(request, response)
    } else {
      // The connection is closed, because the server would otherwise have to read the whole body.
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0, Connection: 'close' }).end()
    }
  }

  const server = http.createServer(
    {
      maxHeaderSize: 16_384,
      // Requests without one host are rejected above: the platform would respond without the security headers.
      requireHostHeader: false,
      headersTimeout: headers,
      requestTimeout: requestTimeout,
      keepAliveTimeout: keepAlive,
      // The platform's default would check the time limits only every 30 seconds.
      connectionsCheckingInterval: Math.min(headers, 5000),
    },
    (request, response) => inTurn(request, response, () => respond(request, response)),
  )
  // Handles any `Expect` header but 100-continue. By default, the platform would respond without the security headers.
  server.on('checkExpectation', (request, response) =>
    inTurn(request, response, () => {
      prepare(request, response)
      response.writeHead(417, { 'Content-Length': 0, Connection: 'close' }).end()
    }),
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    rejectConnection(error, socket, { origin, ...(log && { log }) }),
  )
  server.timeout = inactivity
  return server
}

/** A health check in a container does not know the base path, so its address works without it too. */
function pathWithinSite(path: string, base: string): string {
  return path === '/healthz' ? path : (removeBase(path, base) ?? notFoundPath)
}

const statusByErrorCode = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])

/** Responds to an invalid request with the security headers. */
function rejectConnection(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  { origin, log }: { origin: string; log?: RequestLog },
) {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const status = statusByErrorCode.get(error.code ?? '') ?? '400 Bad Request'
  const headers = { ...securityHeaders('/', { origin }), Connection: 'close', 'Content-Length': '0' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const response = `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`
  socket.end(response)
  if (log) logRejected(log, { status: Number.parseInt(status), bytes: response.length })
}
