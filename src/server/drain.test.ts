import { once } from 'node:events'
import * as http from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { prepareDrain } from './drain.ts'

const longTimeouts = { idleMilliseconds: 60_000, totalMilliseconds: 60_000 }

/** Starts a server that responds to `/later` when `respondLater` is called, and to other paths immediately. */
async function start() {
  let respondLater = (): unknown => undefined
  const server = http.createServer(({ url }, response) => {
    if (url === '/later') respondLater = () => response.end('later')
    else response.end('now')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

  async function request(path: string) {
    const [response] = (await once(http.get({ port, path, agent }), 'response')) as [http.IncomingMessage]
    return [response.headers.connection, await text(response)]
  }

  return { server, port, request, respondLater: () => respondLater() }
}

test('serves one more request on an open connection, with Connection: close', async () => {
  const { server, request } = await start()
  const drain = prepareDrain(server, longTimeouts)
  expect(await request('/')).toEqual(['keep-alive', 'now'])
  const closed = once(server, 'close')
  drain()
  expect(await request('/')).toEqual(['close', 'now'])
  await closed
})

test('finishes a response in progress, with Connection: close', async () => {
  const { server, request, respondLater } = await start()
  const drain = prepareDrain(server, longTimeouts)
  const pendingResponse = request('/later')
  await once(server, 'request')
  const closed = once(server, 'close')
  drain()
  respondLater()
  expect(await pendingResponse).toEqual(['close', 'later'])
  await closed
})

test('rejects new connections', async () => {
  const { server, port } = await start()
  prepareDrain(server, longTimeouts)()
  await expect(fetch(`http://127.0.0.1:${String(port)}/`)).rejects.toThrow('fetch failed')
})

test('closes idle connections after the idle timeout', async () => {
  const { server, request } = await start()
  const drain = prepareDrain(server, { ...longTimeouts, idleMilliseconds: 1 })
  await request('/')
  const closed = once(server, 'close')
  drain()
  await closed
})

test('aborts an unfinished response after the total timeout', async () => {
  const { server, request } = await start()
  const drain = prepareDrain(server, { ...longTimeouts, totalMilliseconds: 1 })
  const pendingResponse = request('/later')
  await once(server, 'request')
  drain()
  await expect(pendingResponse).rejects.toThrow('socket hang up')
})
