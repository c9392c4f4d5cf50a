import { getRequestListener } from '@hono/node-server'
import * as http from 'node:http'
import type { Duplex } from 'node:stream'
import { securityHeaders } from '#page/policy.ts'
import { pathOf, serveStaticFiles } from './static-files.ts'

/** Answers everything under a path, with the headers of ours that every answer has. */
export type Service = (request: Request) => Response | Promise<Response>

/**
 * A server for a folder of built files, and for services by the first part of their paths, such as `cda`.
 * Nobody has to wait for a visitor who stops in the middle of a sentence.
 */
export function createServer(folder: string, services: Readonly<Record<string, Service>> = {}): http.Server {
  const serveFile = serveStaticFiles(folder)
  const listeners = new Map(Object.entries(services).map(([name, service]) => [name, getRequestListener(service)]))
  const server = http.createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Longer than proxies keep an idle connection, so that none reuses one we are just closing.
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      const path = pathOf(request)
      response.setHeaders(new Map(Object.entries(securityHeaders(path))))
      const serve = listeners.get(path.split('/', 2)[1] ?? '')
      if (serve) {
        void serve(request, response)
      } else if (request.method === 'GET' || request.method === 'HEAD') {
        serveFile(request, response)
      } else {
        response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end()
      }
    },
  )
  server.on('clientError', refuse)
  // For those who ask and then do not read.
  server.timeout = 120_000
  return server
}

const refusals = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])

/** What is no request gets an answer all the same, with the headers every answer has. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex) {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const headers = { ...securityHeaders('/'), Connection: 'close', 'Content-Length': '0' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${refusals.get(error.code ?? '') ?? '400 Bad Request'}\r\n${lines.join('')}\r\n`)
}
