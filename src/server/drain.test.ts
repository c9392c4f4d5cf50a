import { once } from 'node:events'
import * as http from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { prepareDrain } from './drain.ts'

const long = { idleMilliseconds: 60_000, wholeMilliseconds: 60_000 }

/** Answers at `/later` when told to, and at once elsewhere. */
async function start() {
  let answerLater = (): unknown => undefined
  const server = http.createServer(({ url }, response) => {
    if (url === '/later') answerLater = () => response.end('later')
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

  return { server, port, request, answerLater: () => answerLater() }
}

test('a connection that was kept open is answered once more, and told to close', async () => {
  const { server, request } = await start()
  const drain = prepareDrain(server, long)
  expect(await request('/')).toEqual(['keep-alive', 'now'])
  const closed = once(server, 'close')
  drain()
  expect(await request('/')).toEqual(['close', 'now'])
  await closed
})

test('an answer that was begun before is finished, and told to close', async () => {
  const { server, request, answerLater } = await start()
  const drain = prepareDrain(server, long)
  const pendingResponse = request('/later')
  await once(server, 'request')
  const closed = once(server, 'close')
  drain()
  answerLater()
  expect(await pendingResponse).toEqual(['close', 'later'])
  await closed
})

test('new connections are refused', async () => {
  const { server, port } = await start()
  prepareDrain(server, long)()
  await expect(fetch(`http://127.0.0.1:${String(port)}/`)).rejects.toThrow('fetch failed')
})

test('a connection that nobody uses is closed after a while', async () => {
  const { server, request } = await start()
  const drain = prepareDrain(server, { ...long, idleMilliseconds: 1 })
  await request('/')
  const closed = once(server, 'close')
  drain()
  await closed
})

test('an answer that is never finished is given up', async () => {
  const { server, request } = await start()
  const drain = prepareDrain(server, { ...long, wholeMilliseconds: 1 })
  const pendingResponse = request('/later')
  await once(server, 'request')
  drain()
  await expect(pendingResponse).rejects.toThrow('socket hang up')
})
