import * as http from 'node:http'
import * as net from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import type { LoggedRequest } from './log.ts'
import { startSampleServer } from '#test/sample-server.ts'
import type { Timeouts } from './server.ts'

const longTimeouts: Timeouts = { headers: 60_000, request: 60_000, keepAlive: 60_000, inactivity: 60_000 }
const log: LoggedRequest[] = []
let server: Awaited<ReturnType<typeof startSampleServer>>

async function start(timeouts: Partial<Timeouts> = {}) {
  const services = {
    slow: async (request: Request) => new Response(String((await request.arrayBuffer()).byteLength)),
    large: () => new Response(new Uint8Array(50_000_000)),
  }
  server = await startSampleServer(services, {
    log: (entry) => log.push(entry),
    timeouts: { ...longTimeouts, ...timeouts },
  })
}

afterEach(async () => {
  // The server still serves other clients.
  expect((await fetch(`${server.origin}/`)).status).toBe(404)
  server.close()
  log.length = 0
})

function connect(): net.Socket {
  return net.connect(server.port, '127.0.0.1').on('error', () => undefined)
}

test.each([
  ['headers that never end', { headers: 300 }, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['no data at all', { headers: 300 }, ''],
  [
    'a body that never ends',
    { headers: 300, request: 600 },
    'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na',
  ],
])('ends a connection with 408 after %s', async (_, timeouts, request) => {
  await start(timeouts)
  const socket = connect()
  if (request !== '') socket.write(request)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
  expect(log).toContainEqual(expect.objectContaining({ method: null, status: 408 }))
})

test('times out even if bytes keep arriving', async () => {
  await start({ headers: 400 })
  const socket = connect()
  const dripping = setInterval(() => socket.write('x'), 20)
  const startedAt = performance.now()
  socket.write('GET /')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /)
  clearInterval(dripping)
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})

test('logs status 499 if the client disconnects before the response', async () => {
  await start()
  const socket = connect()
  socket.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na')
  // Once a later request has a response, the server has started to handle this one.
  await fetch(`${server.origin}/`)
  socket.destroy()
  await expect.poll(() => log).toContainEqual(expect.objectContaining({ method: 'POST', path: '/slow', status: 499 }))
})

test('closes an idle connection', async () => {
  await start({ keepAlive: 200 })
  const socket = connect()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 404 /)
})

test('disconnects a client that does not read', async () => {
  await start({ inactivity: 300 })
  const request = http.get({ port: server.port, path: '/large', agent: false })
  const response = await new Promise<http.IncomingMessage>((resolve) => request.once('response', resolve))
  await expect.poll(() => log.map(({ path }) => path), { timeout: 10_000 }).toContain('/large')
  await expect(buffer(response)).rejects.toThrow('aborted')
})

test('does not read an unexpected upload to its end', async () => {
  await start()
  const socket = connect()
  const chunk = Buffer.alloc(65_536)
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n')
  let sent = 0
  const sendMore = () => {
    while (socket.writable && sent < 1_000_000_000) {
      sent += chunk.length
      if (!socket.write(chunk)) {
        socket.once('drain', sendMore)
        return
      }
    }
  }
  sendMore()
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await new Promise((resolve) => socket.once('close', resolve))
  expect(Buffer.concat(chunks).toString()).toMatch(/^(HTTP\/1.1 405 |$)/)
  expect(sent).toBeLessThan(100_000_000)
})
