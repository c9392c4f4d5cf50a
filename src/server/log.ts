import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pathOf } from './static-files.ts'

/** A log entry without personal data: no address, query, headers or body. */
export interface LoggedRequest {
  readonly time: string
  /** Null if the request could not be parsed, or was one of too many on its connection. */
  readonly method: string | null
  readonly path: string | null
  readonly status: number
  /** Bytes sent, including headers. */
  readonly bytes: number
  readonly ms: number
}

export type RequestLog = (entry: LoggedRequest) => void

const maxPathLength = 200

/** Used, as in nginx, when the client disconnects before the response. */
const clientClosedRequestStatus = 499

/** Logs a request when the response is finished or the client disconnects. */
export function logRequest(request: IncomingMessage, response: ServerResponse, log: RequestLog) {
  const startedAt = performance.now()
  // Read now: serving a static file changes the request's URL.
  const path = pathOf(request).slice(0, maxPathLength)
  const { method = null, socket } = request
  response.once('close', () => {
    log({
      time: new Date().toISOString(),
      method,
      path,
      status: response.headersSent ? response.statusCode : clientClosedRequestStatus,
      bytes: bytesSinceLastRequest(socket),
      ms: performance.now() - startedAt,
    })
  })
}

/** Logs a connection that is closed without handling its request. */
export function logRejected(log: RequestLog, { status, bytes }: Pick<LoggedRequest, 'status' | 'bytes'>) {
  log({ time: new Date().toISOString(), method: null, path: null, status, bytes, ms: 0 })
}

const bytesWrittenBefore = new WeakMap<Socket, number>()

/** Returns the bytes sent on a connection since the last call, because several requests may share a connection. */
function bytesSinceLastRequest(socket: Socket): number {
  const total = socket.bytesWritten
  const before = bytesWrittenBefore.get(socket) ?? 0
  bytesWrittenBefore.set(socket, total)
  return total - before
}

function writeLine(stream: NodeJS.WriteStream, entry: object) {
  stream.write(`${JSON.stringify(entry)}\n`)
}

/** Writes one line of JSON per request to standard output. */
export function printRequest(entry: LoggedRequest) {
  writeLine(process.stdout, { ...entry, ms: Math.round(entry.ms) })
}

/** Writes a problem for the owner as one line to standard error. */
export function reportProblem(problem: string) {
  writeLine(process.stderr, { time: new Date().toISOString(), problem })
}

/** Keeps the server running if the log's reader is gone or its disk is full. */
export function ignoreLogErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
