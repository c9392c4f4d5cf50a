import Database from 'libsql'
import { once } from 'node:events'
import * as http from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeServerFolder, removeServerFolder, serverBuild, startProgram } from './sample-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const rounds = process.env['DEEP_TESTS'] === undefined ? 3 : 20
const senders = 4
const folder = makeServerFolder()

beforeAll(async () => {
  await build(serverBuild(folder))
})

afterAll(() => {
  removeServerFolder(folder)
})

/** Returns whether the server acknowledged the message. */
async function post(port: number, agent: http.Agent, number: number): Promise<boolean> {
  const fields = {
    name: 'Ada',
    email: 'ada@example.com',
    message: `number ${String(number)}`,
    _key: `key ${String(number)}`,
  }
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const request = http.request({ port, path: '/f/contact', method: 'POST', headers, agent })
  try {
    const responded = once(request, 'response') as Promise<[http.IncomingMessage]>
    request.end(JSON.stringify(fields))
    const [response] = await responded
    await buffer(response)
    return response.statusCode === 200
  } catch {
    return false
  }
}

test('every acknowledged message survives a crash exactly once', async () => {
  const acknowledged = new Set<number>()
  const unacknowledged = new Set<number>()
  let last = 0

  /** Messages without a response are sent again with the same key. */
  function nextNumber(): number {
    const [retried] = unacknowledged
    if (retried === undefined) return ++last
    unacknowledged.delete(retried)
    return retried
  }

  async function sendMessages(port: number, isStopped: () => boolean) {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    while (!isStopped()) {
      const number = nextNumber()
      if (await post(port, agent, number)) {
        acknowledged.add(number)
      } else {
        unacknowledged.add(number)
        break
      }
    }
    agent.destroy()
  }

  for (let round = 0; round < rounds; round++) {
    const { child, ended, port } = await startProgram(folder, { FORM_RATE_LIMIT: '1000000', LOG: 'off' })
    const before = acknowledged.size
    let isKilled = false
    const sending = Array.from({ length: senders }, () => sendMessages(port, () => isKilled))
    // Kills the server while it is busy, after a different number of messages each time.
    await expect.poll(() => acknowledged.size, { interval: 1, timeout: 20_000 }).toBeGreaterThan(before + 5 + round)
    isKilled = child.kill('SIGKILL')
    await Promise.all([...sending, ended])
  }

  const database = new Database(join(folder, 'data/messages.db'))
  const rows = database.prepare('SELECT message FROM message').all() as { message: string }[]
  const numbers = rows.map(({ message }) => Number(message.replace('number ', '')))
  expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
  database.close()
  expect(acknowledged.size).toBeGreaterThan(rounds * 5)
  expect([...acknowledged].filter((number) => !numbers.includes(number))).toEqual([])
  expect(numbers).toHaveLength(new Set(numbers).size)
  expect(numbers.filter((number) => !acknowledged.has(number) && !unacknowledged.has(number))).toEqual([])
})
