import { once } from 'node:events'
import { mkdirSync, watch, writeFileSync } from 'node:fs'
import * as http from 'node:http'
import * as net from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { hello, isOpen, post, SampleData, useServer } from '#test/sample-process.ts'

const folder = useServer()
const fontBytes = 20_000_000

beforeAll(() => {
  writeFileSync(join(folder, 'dist/site/font.woff2'), Buffer.alloc(fontBytes))
})

/** Requests a large file and does not read the response's body. */
async function requestFont(port: number): Promise<http.IncomingMessage> {
  const agent = new http.Agent({ keepAlive: true })
  const [response] = (await once(http.get({ port, path: '/font.woff2', agent }), 'response')) as [http.IncomingMessage]
  return response
}

describe.concurrent('on shutdown', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server, even if connections are open', async (signal) => {
    const { child, ended, origin } = await new SampleData(folder).start()
    await (await fetch(origin)).text()
    child.kill(signal)
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
  })

  test('does not wait for a client that never reads the response', async () => {
    const { child, ended, port } = await new SampleData(folder).start()
    const response = await requestFont(port)
    response.on('error', () => undefined)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
  })

  test('ends even if the signal arrives while the server starts', async () => {
    const data = new SampleData(folder)
    mkdirSync(data.folder)
    const watcher = watch(data.folder)
    const { child, ended } = data.runProgram('main')
    // The inbox is opened before the server listens.
    await once(watcher, 'change')
    child.kill('SIGTERM')
    watcher.close()
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
  })

  test('is not delayed by a slow client', async () => {
    const { child, ended, origin, port } = await new SampleData(folder).start()
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(
      'POST /f/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    await fetch(`${origin}/healthz`)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
  })

  test('is not delayed by a mail server that does not respond', async () => {
    const silent = net.createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const url = `smtp://127.0.0.1:${String((silent.address() as net.AddressInfo).port)}`
    const data = new SampleData(folder)
    const { child, ended, origin } = await data.start({ SMTP_URL: url, CONTACT_TO: 'owner@example.org' })
    const connected = once(silent, 'connection')
    await post(origin)
    await connected
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    silent.close()
    expect(data.messages()).toEqual([hello])
  })

  // Sequential, because the server aborts what is not finished within 3 s.
  // npm forwards a signal that the terminal has already sent.
  test('finishes a response and accepts no new connections, even if the signal arrives twice', {
    concurrent: false,
  }, async () => {
    const { child, ended, origin, port } = await new SampleData(folder).start()
    const response = await requestFont(port)
    child.kill('SIGINT')
    await vi.waitUntil(async () => !(await isOpen(origin)))
    child.kill('SIGINT')
    expect((await buffer(response)).length).toBe(fontBytes)
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
  })

  test('accepts, stores and acknowledges a message that is being sent', { concurrent: false }, async () => {
    const data = new SampleData(folder)
    const { child, ended, origin, port } = await data.start()
    const body = JSON.stringify(hello)
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'Content-Length': body.length }
    const request = http.request({ port, path: '/f/contact', method: 'POST', headers })
    const responded = once(request, 'response') as Promise<[http.IncomingMessage]>
    request.write(body.slice(0, 20))
    await vi.waitUntil(() => (request.socket?.bytesWritten ?? 0) > 20)
    // A response on another connection shows that the server has received the first part.
    await fetch(`${origin}/healthz`)
    child.kill('SIGTERM')
    await vi.waitUntil(async () => !(await isOpen(origin)))
    request.end(body.slice(20))
    const [response] = await responded
    response.resume()
    expect(response.statusCode).toBe(200)
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
    expect(data.messages()).toEqual([hello])
  })
})
