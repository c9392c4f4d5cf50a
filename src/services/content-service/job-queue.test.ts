import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { JobQueue } from './job-queue.ts'

/** Creates a queue whose jobs finish one at a time, and records which jobs started and which were rejected. */
function createQueue() {
  const queue = new JobQueue()
  const started: string[] = []
  const rejected: string[] = []
  const running: (() => void)[] = []

  function add(client: string, count: number) {
    for (let index = 0; index < count; index++) {
      const name = `${client}${String(index)}`
      const job = () => {
        started.push(name)
        return new Promise<void>((resolve) => running.push(resolve))
      }
      queue.run(client, job).catch((error: unknown) => {
        expect(error).toBeInstanceOf(ApiError)
        rejected.push(name)
      })
    }
  }

  async function finish() {
    for (let end = running.shift(); end; end = running.shift()) {
      end()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  return { add, finish, started, rejected }
}

test('clients take turns', async () => {
  const { add, finish, started } = createQueue()
  add('a', 6)
  add('b', 3)
  add('c', 1)
  await finish()
  expect(started).toEqual(['a0', 'a1', 'a2', 'b0', 'c0', 'a3', 'b1', 'a4', 'b2', 'a5'])
})

test('rejects jobs from a client that fills the queue, to make room for others', async () => {
  const { add, finish, started, rejected } = createQueue()
  add('a', 66)
  add('b', 3)
  await finish()
  expect(rejected).toEqual(['a65', 'a64', 'a63'])
  expect(started.slice(0, 8)).toEqual(['a0', 'a1', 'a2', 'b0', 'a3', 'b1', 'a4', 'b2'])
  expect(started).toHaveLength(66)
})

test('rejects a new job from a client that already has its share of a full queue', async () => {
  const { add, finish, started, rejected } = createQueue()
  add('a', 66)
  add('b', 40)
  await finish()
  expect(rejected.filter((name) => name.startsWith('b'))).toHaveLength(8)
  expect(started.filter((name) => name.startsWith('b'))).toHaveLength(32)
})
