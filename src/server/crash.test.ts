import Database from 'libsql'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useServer, startProgram } from '#test/sample-process.ts'
import { Senders } from '#test/sample-senders.ts'

const rounds = process.env['DEEP_TESTS'] === undefined ? 2 : 20
const senderCount = 4
const folder = useServer({ timeout: 120_000 })

test('every acknowledged message survives a crash exactly once', async () => {
  const senders = new Senders()
  const { acknowledged, unacknowledged } = senders
  for (let round = 0; round < rounds; round++) {
    const { child, ended, port } = await startProgram(folder, { FORM_RATE_LIMIT: '1000000', LOG: 'off' })
    const before = acknowledged.size
    let isKilled = false
    const sending = Array.from({ length: senderCount }, () => senders.send(port, () => isKilled))
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
