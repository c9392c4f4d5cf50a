import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { JobQueue } from './job-queue.ts'

/** Queues jobs that end one at a time, and notes in which order they began and which were refused. */
function createQueue() {
  const queue = new JobQueue()
  const began: string[] = []
  const refused: string[] = []
  const running: (() => void)[] = []

  function add(client: string, count: number) {
    for (let index = 0; index < count; index++) {
      const name = `${client}${String(index)}`
      const job = () => {
        began.push(name)
        return new Promise<void>((resolve) => running.push(resolve))
      }
      queue.run(client, job).catch((error: unknown) => {
        expect(error).toBeInstanceOf(ApiError)
        refused.push(name)
      })
    }
  }

  async function finish() {
    for (let end = running.shift(); end; end = running.shift()) {
      end()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  return { add, finish, began, refused }
}

test('clients take turns', async () => {
  const { add, finish, began } = createQueue()
  add('a', 6)
  add('b', 3)
  add('c', 1)
  await finish()
  expect(began).toEqual(['a0', 'a1', 'a2', 'b0', 'c0', 'a3', 'b1', 'a4', 'b2', 'a5'])
})

test('a client that fills the queue makes room for others, and is the one refused', async () => {
  const { add, finish, began, refused } = createQueue()
  add('a', 66)
  add('b', 3)
  await finish()
  expect(refused).toEqual(['a65', 'a64', 'a63'])
  expect(began.slice(0, 8)).toEqual(['a0', 'a1', 'a2', 'b0', 'a3', 'b1', 'a4', 'b2'])
  expect(began).toHaveLength(66)
})

test('a client that asks for more than its share of a full queue is refused', async () => {
  const { add, finish, began, refused } = createQueue()
  add('a', 66)
  add('b', 40)
  await finish()
  expect(refused.filter((name) => name.startsWith('b'))).toHaveLength(8)
  expect(began.filter((name) => name.startsWith('b'))).toHaveLength(32)
})
