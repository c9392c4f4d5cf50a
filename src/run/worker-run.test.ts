import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Numbered, WorkerRequest, WorkerResponse } from './messages.ts'
import { WorkerRun } from './worker-run.ts'

/** Stands in for the platform's worker: the test answers in its place. */
class PlatformWorker {
  static readonly started: PlatformWorker[] = []
  readonly requests: Numbered<WorkerRequest>[] = []
  onmessage: ((event: { data: Numbered<WorkerResponse> }) => void) | null = null
  isTerminated = false

  constructor() {
    PlatformWorker.started.push(this)
  }

  postMessage(request: Numbered<WorkerRequest>) {
    this.requests.push(request)
  }

  terminate() {
    this.isTerminated = true
  }

  answer(run: number, message: WorkerResponse) {
    this.onmessage?.({ data: { run, message } })
  }
}

beforeEach(() => vi.stubGlobal('Worker', PlatformWorker))
afterEach(() => vi.unstubAllGlobals())

function startRun() {
  const abort = new AbortController()
  const run = new WorkerRun<unknown>(abort.signal, { onProgress: () => undefined, timeLimit: undefined })
  run.send({ kind: 'run', id: 'word-counter', options: {} })
  const worker = PlatformWorker.started.at(-1)
  const number = worker?.requests.at(-1)?.run
  if (!worker || number === undefined) throw new Error('the run did not reach a worker')
  return { abort, run, worker, number }
}

const finished = (result: unknown): WorkerResponse => ({ kind: 'finished', outcome: { ok: true, result } })

test('a response to another run is ignored', async () => {
  const { run, worker, number } = startRun()
  worker.answer(number - 1, { kind: 'output', chunk: 'the tree outline' })
  worker.answer(number - 1, finished({ text: 'the tree outline' }))
  worker.answer(number + 1, finished({ text: 'from the future' }))
  worker.answer(number, finished({ text: 'formatted' }))
  expect(await run.outcome).toEqual({ ok: true, result: { text: 'formatted' } })
})

test('a worker is used again, under another number', async () => {
  const first = startRun()
  first.worker.answer(first.number, finished(1))
  await first.run.outcome
  const second = startRun()
  expect(second.worker).toBe(first.worker)
  expect(second.number).not.toBe(first.number)
  // The first run answers once more, as a worker whose module was evaluated twice would.
  second.worker.answer(first.number, finished(1))
  second.worker.answer(second.number, finished(2))
  expect(await second.run.outcome).toEqual({ ok: true, result: 2 })
})

test('a busy worker is terminated when its run is cancelled', async () => {
  const { abort, run, worker } = startRun()
  abort.abort()
  expect(await run.outcome).toBeUndefined()
  expect(worker.isTerminated).toBe(true)
})
