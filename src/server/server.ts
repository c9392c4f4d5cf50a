import * as http from 'node:http'
import { securityHeaders } from '#page/policy.ts'
import { pathOf, serveStaticFiles } from './static-files.ts'

/** A server for a folder of built files. Nobody has to wait for a visitor who stops in the middle of a sentence. */
export function createServer(folder: string): http.Server {
  const serveFile = serveStaticFiles(folder)
  const server = http.createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Longer than proxies keep an idle connection, so that none reuses one we are just closing.
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      response.setHeaders(new Map(Object.entries(securityHeaders(pathOf(request)))))
      if (request.method === 'GET' || request.method === 'HEAD') {
        serveFile(request, response)
      } else {
        response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end()
      }
    },
  )
  // For those who ask and then do not read.
  server.timeout = 120_000
  return server
}
