import type { Server, ServerResponse } from 'node:http'
import * as net from 'node:net'

interface DrainTimeouts {
  /** How long unused connections stay open: their clients may just be sending a request. */
  readonly idleMilliseconds: number
  /** After that, answers that are not finished are given up. */
  readonly wholeMilliseconds: number
}

/**
 * Prepares a server for an end without broken connections, and returns how to begin it: it accepts no new connections,
 * finishes what it has begun, and says `Connection: close` in every answer from then on.
 */
export function prepareDrain(server: Server, { idleMilliseconds, wholeMilliseconds }: DrainTimeouts): () => void {
  const unfinished = new Set<ServerResponse>()
  let isDraining = false

  function setConnectionClose(response: ServerResponse) {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }

  server.prependListener('request', (_, response) => {
    unfinished.add(response)
    response.once('close', () => unfinished.delete(response))
    if (isDraining) setConnectionClose(response)
  })

  return () => {
    if (isDraining) return
    isDraining = true
    for (const response of unfinished) setConnectionClose(response)
    // The server's own `close` would end unused connections at once, and with them the requests that are on their way.
    net.Server.prototype.close.call(server)
    setTimeout(() => {
      // A connection in use becomes idle when its answer is finished.
      setInterval(() => {
        server.closeIdleConnections()
      }, 50).unref()
    }, idleMilliseconds).unref()
    setTimeout(() => {
      server.closeAllConnections()
    }, wholeMilliseconds).unref()
  }
}
