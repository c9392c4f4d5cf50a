import type { Outcome } from '#core/tool/outcome.ts'
import type { TextSource } from '#core/long-text/text-source.ts'
import type { WorkRequest } from './messages.ts'
import { type RunCallbacks, WorkerRun } from './worker-run.ts'

/** How long sending a text to the worker may block the page before yielding, in milliseconds. */
const maxSendTime = 8

function delay(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

type InputsByName = Readonly<Record<string, TextSource | Uint8Array>>

/** Strings are short, so they are sent whole. Long texts are already in chunks. */
function chunksOfInput(value: TextSource | Uint8Array): Iterable<string | Uint8Array> {
  return typeof value === 'string' || value instanceof Uint8Array ? [value] : value.chunks()
}

/** Sends the inputs to the worker in chunks and yields to the main thread in between. */
async function sendInputs(run: WorkerRun<unknown>, input: InputsByName, signal: AbortSignal): Promise<void> {
  let lastYield = performance.now()
  for (const [name, value] of Object.entries(input)) {
    for (const chunk of chunksOfInput(value)) {
      run.send({ kind: 'input', name, chunk })
      if (performance.now() - lastYield < maxSendTime) continue
      await delay()
      if (signal.aborted) return
      lastYield = performance.now()
    }
  }
}

interface WorkerRunOptions extends RunCallbacks {
  readonly input?: InputsByName
  /** The ids of engines to load during the debounce delay, because loading takes about as long. */
  readonly ids?: readonly string[]
  readonly signal: AbortSignal
  /** How long to wait before the inputs are sent, in milliseconds. */
  readonly debounce?: number
}

/** Sends the inputs and then the request to a worker. Returns undefined if the run was cancelled. */
export async function runInWorker<Result>(
  request: WorkRequest,
  { input = {}, ids = [], signal, debounce = 0, ...callbacks }: WorkerRunOptions,
): Promise<Outcome<Result> | undefined> {
  const run = new WorkerRun<Result>(signal, callbacks)
  const prepare = async () => {
    for (const id of ids) run.send({ kind: 'load', id })
    if (debounce > 0) await delay(debounce)
    await sendInputs(run, input, signal)
    run.send(request)
  }
  const [outcome] = await Promise.all([run.outcome, prepare()])
  return outcome
}
