import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Numbered, StepReport, WorkerRequest, WorkerResponse } from './messages.ts'
import { type RunCallbacks, WorkerRun } from './worker-run.ts'

/** Replaces the platform's Worker. The tests send its responses. */
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

  respond(run: number, message: WorkerResponse) {
    this.onmessage?.({ data: { run, message } })
  }
}

beforeEach(() => vi.stubGlobal('Worker', PlatformWorker))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function startRun(callbacks: Partial<RunCallbacks> = {}) {
  const abort = new AbortController()
  const run = new WorkerRun<unknown>(abort.signal, { onProgress: () => undefined, ...callbacks })
  run.send({ kind: 'run', id: 'word-counter', options: {}, timeLimit: undefined })
  const worker = PlatformWorker.started.at(-1)
  const number = worker?.requests.at(-1)?.run
  if (!worker || number === undefined) throw new Error('no request reached a worker')
  return { abort, run, worker, number }
}

const finished = (result: unknown): WorkerResponse => ({ kind: 'finished', outcome: { ok: true, result } })

test('ignores responses to other runs', async () => {
  const { run, worker, number } = startRun()
  worker.respond(number - 1, { kind: 'output', chunk: 'the tree outline' })
  worker.respond(number - 1, finished({ text: 'the tree outline' }))
  worker.respond(number + 1, finished({ text: 'from the future' }))
  worker.respond(number, finished({ text: 'formatted' }))
  expect(await run.outcome).toEqual({ ok: true, result: { text: 'formatted' } })
})

test('reuses a worker with a new run number', async () => {
  const first = startRun()
  first.worker.respond(first.number, finished(1))
  await first.run.outcome
  const second = startRun()
  expect(second.worker).toBe(first.worker)
  expect(second.number).not.toBe(first.number)
  // The first run responds again, as a worker whose module was evaluated twice would.
  second.worker.respond(first.number, finished(1))
  second.worker.respond(second.number, finished(2))
  expect(await second.run.outcome).toEqual({ ok: true, result: 2 })
})

test('terminates a busy worker when its run is cancelled', async () => {
  const { abort, run, worker } = startRun()
  abort.abort()
  expect(await run.outcome).toBeUndefined()
  expect(worker.isTerminated).toBe(true)
})

const report: StepReport = { index: 0, lines: 1, characters: 1, start: 'a', isCut: false }

test('each step of a recipe has its own time limit, which ends with the step', async () => {
  vi.useFakeTimers()
  const reports: StepReport[] = []
  const { run, worker, number } = startRun({ onStep: (step) => reports.push(step) })
  worker.respond(number, { kind: 'started', timeLimit: 1000 })
  vi.advanceTimersByTime(900)
  worker.respond(number, { kind: 'step', report })
  // The next engine loads.
  vi.advanceTimersByTime(5000)
  worker.respond(number, { kind: 'started', timeLimit: undefined })
  vi.advanceTimersByTime(60_000)
  worker.respond(number, { kind: 'step', report: { ...report, index: 1 } })
  expect(worker.isTerminated).toBe(false)
  worker.respond(number, { kind: 'started', timeLimit: 2000 })
  vi.advanceTimersByTime(3000)
  expect(await run.outcome).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^Stopped after 2 seconds/) as string,
  })
  expect(worker.isTerminated).toBe(true)
  expect(reports.map(({ index }) => index)).toEqual([0, 1])
})
