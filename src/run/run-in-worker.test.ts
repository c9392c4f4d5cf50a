import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Numbered, StepReport, WorkerRequest, WorkerResponse } from './messages.ts'

/** Replaces the platform's Worker. The tests send its responses. */
class PlatformWorker extends EventTarget {
  static started: PlatformWorker[] = []
  readonly requests: Numbered<WorkerRequest>[] = []
  onmessage: ((event: { data: Numbered<WorkerResponse> }) => void) | null = null
  onerror: ((event: Partial<ErrorEvent>) => void) | null = null
  isTerminated = false

  constructor() {
    super()
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

  /** The script could not be loaded: browsers send an event without a message. */
  failToStart() {
    this.onerror?.({})
    this.dispatchEvent(new Event('error'))
  }
}

let runInWorker: typeof import('./run-in-worker.ts').runInWorker

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', PlatformWorker)
  PlatformWorker.started = []
  // Each test has a worker and turns of its own.
  vi.resetModules()
  ;({ runInWorker } = await import('./run-in-worker.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function startRun(text = 'a', onStep?: (report: StepReport) => void) {
  const abort = new AbortController()
  const outcome = runInWorker<unknown>(
    { kind: 'run', id: 'word-counter', options: {}, timeLimit: undefined },
    { input: { text }, signal: abort.signal, onProgress: () => undefined, ...(onStep && { onStep }) },
  )
  await vi.advanceTimersByTimeAsync(0)
  return { abort, outcome }
}

/** The newest worker and the number of the run that it received last. */
function newest() {
  const worker = PlatformWorker.started.at(-1) as PlatformWorker
  return { worker, number: worker.requests.at(-1)?.run ?? 0 }
}

function runsOf(worker: PlatformWorker): number {
  return worker.requests.filter(({ message }) => message.kind === 'run').length
}

const finished = (result: unknown): WorkerResponse => ({ kind: 'finished', outcome: { ok: true, result } })

test('ignores responses to other runs', async () => {
  const { outcome } = await startRun()
  const { worker, number } = newest()
  worker.respond(number - 1, { kind: 'output', chunk: 'the tree outline' })
  worker.respond(number - 1, finished({ text: 'the tree outline' }))
  worker.respond(number + 1, finished({ text: 'from the future' }))
  worker.respond(number, finished({ text: 'formatted' }))
  expect(await outcome).toEqual({ ok: true, result: { text: 'formatted' } })
})

test('two runs at once take turns in one worker', async () => {
  const first = await startRun()
  const second = await startRun()
  const { worker } = newest()
  expect(runsOf(worker)).toBe(1)
  worker.respond(newest().number, finished(1))
  expect(await first.outcome).toEqual({ ok: true, result: 1 })
  await vi.advanceTimersByTimeAsync(0)
  worker.respond(newest().number, finished(2))
  expect(await second.outcome).toEqual({ ok: true, result: 2 })
  expect(PlatformWorker.started).toHaveLength(1)
})

test('a newer input waits for a running engine, and those between them are dropped', async () => {
  const first = await startRun('1')
  const { worker, number } = newest()
  first.abort.abort()
  const second = await startRun('2')
  second.abort.abort()
  const third = await startRun('3')
  expect([await first.outcome, await second.outcome]).toEqual([undefined, undefined])
  expect(runsOf(worker)).toBe(1)
  await vi.advanceTimersByTimeAsync(150)
  worker.respond(number, finished(1))
  await vi.advanceTimersByTimeAsync(0)
  worker.respond(newest().number, finished(3))
  expect(await third.outcome).toEqual({ ok: true, result: 3 })
  expect(worker.requests.some(({ message }) => message.kind === 'input' && message.chunk === '2')).toBe(false)
  expect(PlatformWorker.started).toHaveLength(1)
})

test('a cancelled engine that goes on for 200 ms loses its worker, and the newer input gets another one', async () => {
  const first = await startRun()
  const slow = newest().worker
  first.abort.abort()
  const second = await startRun()
  await vi.advanceTimersByTimeAsync(199)
  expect(slow.isTerminated).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(slow.isTerminated).toBe(true)
  const { worker, number } = newest()
  expect(worker).not.toBe(slow)
  worker.respond(number, finished(2))
  expect(await second.outcome).toEqual({ ok: true, result: 2 })
})

test.each([
  ['a worker that cannot start', ({ worker }: ReturnType<typeof newest>) => worker.failToStart()],
  [
    'an engine that cannot be loaded',
    ({ worker, number }: ReturnType<typeof newest>) => worker.respond(number, { kind: 'unavailable', reason: '404' }),
  ],
])('%s is tried once more, in a new worker', async (_, fail) => {
  const first = await startRun()
  fail(newest())
  await vi.advanceTimersByTimeAsync(0)
  expect(PlatformWorker.started).toHaveLength(2)
  newest().worker.respond(newest().number, finished(1))
  expect(await first.outcome).toEqual({ ok: true, result: 1 })

  const second = await startRun()
  const rejected = expect(second.outcome).rejects.toMatchObject({ name: 'Error' })
  fail(newest())
  await vi.advanceTimersByTimeAsync(0)
  fail(newest())
  await rejected
  // The next input is tried again.
  const third = await startRun()
  newest().worker.respond(newest().number, finished(3))
  expect(await third.outcome).toEqual({ ok: true, result: 3 })
})

test('a crash is reported, not repeated', async () => {
  const { outcome } = await startRun()
  const { worker, number } = newest()
  const rejected = expect(outcome).rejects.toThrow('RangeError: too long')
  worker.respond(number, { kind: 'crashed', reason: 'RangeError: too long' })
  await rejected
  expect(PlatformWorker.started).toHaveLength(1)
})

const report: StepReport = { index: 0, lines: 1, characters: 1, start: 'a', isCut: false }

test('each step of a recipe has its own time limit, which ends with the step', async () => {
  const reports: StepReport[] = []
  const { outcome } = await startRun('a', (step) => reports.push(step))
  const { worker, number } = newest()
  worker.respond(number, { kind: 'started', timeLimit: 1000 })
  await vi.advanceTimersByTimeAsync(900)
  worker.respond(number, { kind: 'step', report })
  // The next engine loads.
  await vi.advanceTimersByTimeAsync(5000)
  worker.respond(number, { kind: 'started', timeLimit: undefined })
  await vi.advanceTimersByTimeAsync(60_000)
  worker.respond(number, { kind: 'step', report: { ...report, index: 1 } })
  expect(worker.isTerminated).toBe(false)
  worker.respond(number, { kind: 'started', timeLimit: 2000 })
  await vi.advanceTimersByTimeAsync(3000)
  expect(await outcome).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^Stopped after 2 seconds/) as string,
  })
  expect(worker.isTerminated).toBe(true)
  expect(reports.map(({ index }) => index)).toEqual([0, 1])
})
