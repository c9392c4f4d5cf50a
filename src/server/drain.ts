import type { Server, ServerResponse } from 'node:http'
import * as net from 'node:net'

interface DrainTimeouts {
  /** How long idle connections stay open: a client may be sending a request at this moment. */
  readonly idleMilliseconds: number
  /** Unfinished responses are aborted after this time. */
  readonly totalMilliseconds: number
}

/**
 * Prepares a server for a graceful shutdown and returns the function that starts it. The server then accepts no new
 * connections, finishes its responses, and sends `Connection: close` with each of them.
 */
export function prepareDrain(server: Server, { idleMilliseconds, totalMilliseconds }: DrainTimeouts): () => void {
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
    // `http.Server.close` would close idle connections immediately and lose requests that are being sent on them.
    net.Server.prototype.close.call(server)
    setTimeout(() => {
      // A busy connection becomes idle when its response is finished.
      setInterval(() => server.closeIdleConnections(), 50).unref()
    }, idleMilliseconds).unref()
    setTimeout(() => server.closeAllConnections(), totalMilliseconds).unref()
  }
}
