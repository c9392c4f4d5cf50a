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
  // By connection: only the first of several pipelined responses gets an event when their connection closes.
  const unfinished = new Map<net.Socket, Set<ServerResponse>>()
  let isDraining = false

  function setConnectionClose(response: ServerResponse) {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }

  server.on('connection', (socket) => {
    unfinished.set(socket, new Set())
    socket.once('close', () => unfinished.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    const responses = unfinished.get(socket)
    responses?.add(response)
    response.once('close', () => responses?.delete(response))
    if (isDraining) setConnectionClose(response)
  })

  return () => {
    if (isDraining) return
    isDraining = true
    for (const responses of unfinished.values()) responses.forEach(setConnectionClose)
    // `http.Server.close` would close idle connections immediately and lose requests that are being sent on them.
    net.Server.prototype.close.call(server)
    setTimeout(() => {
      // A busy connection becomes idle when its response is finished.
      setInterval(() => server.closeIdleConnections(), 50).unref()
    }, idleMilliseconds).unref()
    setTimeout(() => server.closeAllConnections(), totalMilliseconds).unref()
  }
}
