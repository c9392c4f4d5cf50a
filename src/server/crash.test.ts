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
const writers = 4
const folder = makeServerFolder()

beforeAll(async () => {
  await build(serverBuild(folder))
})

afterAll(() => {
  removeServerFolder(folder)
})

/** Whether it was acknowledged. */
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
    const answered = once(request, 'response') as Promise<[http.IncomingMessage]>
    request.end(JSON.stringify(fields))
    const [response] = await answered
    await buffer(response)
    return response.statusCode === 200
  } catch {
    return false
  }
}

test('a message that was acknowledged survives every crash, once', async () => {
  const acknowledged = new Set<number>()
  const doubtful = new Set<number>()
  let last = 0

  /** What got no answer is sent again under its key first, as a person would. */
  function nextNumber(): number {
    const [again] = doubtful
    if (again === undefined) return ++last
    doubtful.delete(again)
    return again
  }

  async function write(port: number, isOver: () => boolean) {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver()) {
      const number = nextNumber()
      if (await post(port, agent, number)) {
        acknowledged.add(number)
      } else {
        doubtful.add(number)
        break
      }
    }
    agent.destroy()
  }

  for (let round = 0; round < rounds; round++) {
    const { child, ended, port } = await startProgram(folder, { FORM_RATE_LIMIT: '1000000', LOG: 'off' })
    const before = acknowledged.size
    let isKilled = false
    const writing = Array.from({ length: writers }, () => write(port, () => isKilled))
    // In the middle of the work, at another moment each time.
    await expect.poll(() => acknowledged.size, { interval: 1, timeout: 20_000 }).toBeGreaterThan(before + 5 + round)
    isKilled = child.kill('SIGKILL')
    await Promise.all([...writing, ended])
  }

  const database = new Database(join(folder, 'data/messages.db'))
  const rows = database.prepare('SELECT message FROM message').all() as { message: string }[]
  const numbers = rows.map(({ message }) => Number(message.replace('number ', '')))
  expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
  database.close()
  expect(acknowledged.size).toBeGreaterThan(rounds * 5)
  expect([...acknowledged].filter((number) => !numbers.includes(number))).toEqual([])
  expect(numbers).toHaveLength(new Set(numbers).size)
  expect(numbers.filter((number) => !acknowledged.has(number) && !doubtful.has(number))).toEqual([])
})
