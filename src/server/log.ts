import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pathOf } from './static-files.ts'

/** One request, with nothing of who made it: no address, no query, no header, no body. */
export interface LoggedRequest {
  readonly time: string
  /** Nothing, where it never became a request. */
  readonly method: string | null
  readonly path: string | null
  readonly status: number
  /** All that was sent, headers too. */
  readonly bytes: number
  readonly ms: number
}

export type RequestLog = (entry: LoggedRequest) => void

const maxPathLength = 200

/** For a visitor who left before there was an answer; other servers write it so. */
const clientClosedRequestStatus = 499

/** Calls back when the answer is out, or its visitor gone. */
export function logRequest(request: IncomingMessage, response: ServerResponse, log: RequestLog) {
  const began = performance.now()
  // Files are served under another name than they were asked for.
  const path = pathOf(request).slice(0, maxPathLength)
  const { method = null, socket } = request
  response.once('close', () => {
    log({
      time: new Date().toISOString(),
      method,
      path,
      status: response.headersSent ? response.statusCode : clientClosedRequestStatus,
      bytes: bytesSinceLastRequest(socket),
      ms: Math.round(performance.now() - began),
    })
  })
}

const bytesWrittenBefore = new WeakMap<Socket, number>()

/** What went out on a connection since it was last asked: many requests may share one. */
function bytesSinceLastRequest(socket: Socket): number {
  const all = socket.bytesWritten
  const before = bytesWrittenBefore.get(socket) ?? 0
  bytesWrittenBefore.set(socket, all)
  return all - before
}

function writeLine(stream: NodeJS.WriteStream, entry: object) {
  stream.write(`${JSON.stringify(entry)}\n`)
}

/** One line of JSON a request, on the standard output. */
export function printRequest(entry: LoggedRequest) {
  writeLine(process.stdout, entry)
}

/** What its owner should know of, on one line. */
export function reportProblem(problem: string) {
  writeLine(process.stderr, { time: new Date().toISOString(), problem })
}

/** A log that nobody reads any more, or a full disk under it, is no reason to stop serving. */
export function ignoreLogErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
