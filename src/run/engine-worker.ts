import type { Numbered, WorkerRequest } from './messages.ts'

/** The worker that runs the engines. The page has one, because starting one takes longer than most runs. */
let current: Worker | undefined

/** The script of the worker or an engine could not be loaded: a file is gone after an update, or blocked. */
export class EngineUnavailable extends Error {}

export function startWorker(): Worker {
  return new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
}

function start(): Worker {
  const worker = startWorker()
  // A worker that could not start never answers. The next run starts another one.
  worker.addEventListener('error', () => endWorker(worker))
  return worker
}

export function engineWorker(): Worker {
  current ??= start()
  return current
}

export function endWorker(worker: Worker) {
  worker.terminate()
  if (worker === current) current = undefined
}

/** Starts the worker and loads an engine, so that the first run does not wait for them. */
export function prepareEngine(id: string) {
  send(engineWorker(), 0, { kind: 'load', id })
}

export function send(worker: Worker, run: number, message: WorkerRequest) {
  worker.postMessage({ run, message } satisfies Numbered<WorkerRequest>)
}
