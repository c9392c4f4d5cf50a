import { getRequestListener } from '@hono/node-server'
import * as http from 'node:http'
import type { Duplex } from 'node:stream'
import { securityHeaders } from '#page/policy.ts'
import { type RequestLog, logRequest } from './log.ts'
import { type HasPost, pathOf, serveStaticFiles } from './static-files.ts'

/** Answers everything under a path, with the headers of ours that every answer has. */
export type Service = (request: Request, node: { incoming: Caller }) => Response | Promise<Response>

type Caller = Pick<http.IncomingMessage, 'headers' | 'socket'>

/** In milliseconds. */
export interface Timeouts {
  /** Until the headers of a request are there, and until all of it is. */
  readonly headers: number
  readonly request: number
  /** With a connection between two requests. */
  readonly keepAlive: number
  /** With those who ask and then do not read. */
  readonly inactivity: number
}

const timeouts: Timeouts = {
  headers: 10_000,
  request: 30_000,
  // Longer than proxies keep an idle connection, so that none reuses one we are just closing.
  keepAlive: 65_000,
  inactivity: 120_000,
}

interface Options {
  readonly log?: RequestLog
  readonly timeouts?: Timeouts
  /** Without it only the posts of the build exist. */
  readonly hasPost?: HasPost | undefined
}

/**
 * A server for a folder of built files, and for services by the first part of their paths, such as `cda`.
 * Nobody has to wait for a visitor who stops in the middle of a sentence.
 */
export function createServer(
  folder: string,
  services: Readonly<Record<string, Service>> = {},
  { log, timeouts: { headers, request: requestTimeout, keepAlive, inactivity } = timeouts, hasPost }: Options = {},
): http.Server {
  const serveFile = serveStaticFiles(folder, hasPost)
  const listeners = new Map(Object.entries(services).map(([name, service]) => [name, getRequestListener(service)]))
  const server = http.createServer(
    {
      maxHeaderSize: 16_384,
      // Refused below: the platform would answer without our headers.
      requireHostHeader: false,
      headersTimeout: headers,
      requestTimeout: requestTimeout,
      keepAliveTimeout: keepAlive,
      // How late a limit may be noticed. The platform would look twice a minute.
      connectionsCheckingInterval: Math.min(headers, 5000),
    },
    (request, response) => {
      if (log) logRequest(request, response, log)
      const path = pathOf(request)
      response.setHeaders(new Map(Object.entries(securityHeaders(path))))
      if (request.headers.host === undefined && request.httpVersion === '1.1') {
        response.writeHead(400, { 'Content-Length': 0, Connection: 'close' }).end()
        return
      }
      const serve = listeners.get(path.split('/', 2)[1] ?? '')
      if (serve) {
        void serve(request, response)
      } else if (request.method === 'GET' || request.method === 'HEAD') {
        serveFile(request, response)
      } else {
        // Closed, or all that comes with it would have to be read.
        response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0, Connection: 'close' }).end()
      }
    },
  )
  // An expectation other than 100-continue. Without a listener the platform would answer without our headers.
  server.on('checkExpectation', (request, response) => {
    if (log) logRequest(request, response, log)
    response.setHeaders(new Map(Object.entries(securityHeaders(pathOf(request)))))
    response.writeHead(417, { 'Content-Length': 0, Connection: 'close' }).end()
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(error, socket, log)
  })
  server.timeout = inactivity
  return server
}

const statusByErrorCode = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])

/** What is no request gets an answer all the same, with the headers every answer has. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex, log?: RequestLog) {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const status = statusByErrorCode.get(error.code ?? '') ?? '400 Bad Request'
  const headers = { ...securityHeaders('/'), Connection: 'close', 'Content-Length': '0' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const response = `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`
  socket.end(response)
  const time = new Date().toISOString()
  log?.({ time, method: null, path: null, status: Number.parseInt(status), bytes: response.length, ms: 0 })
}
