import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send no request ahead of a response. */
const maxWaiting = 8

/**
 * Returns a function that calls `respond` when the response has its socket: the responses to pipelined requests get it one
 * after the other. Until then nothing would release what was opened for them. With too many waiting requests, the connection
 * is closed and `onFlood` is called.
 */
export function createTurns(onFlood: () => void) {
  const waitingCounts = new WeakMap<Socket, number>()

  return ({ socket }: IncomingMessage, response: ServerResponse, respond: () => void) => {
    // The parser passes on the requests that it has already read.
    if (socket.destroyed) return
    if (response.socket) {
      respond()
      return
    }
    const waitingCount = (waitingCounts.get(socket) ?? 0) + 1
    if (waitingCount > maxWaiting) {
      socket.destroy()
      onFlood()
      return
    }
    waitingCounts.set(socket, waitingCount)
    response.once('socket', () => {
      waitingCounts.set(socket, (waitingCounts.get(socket) ?? 0) - 1)
      // After the `close` event of the response before.
      process.nextTick(() => {
        if (!response.destroyed) respond()
      })
    })
  }
}
