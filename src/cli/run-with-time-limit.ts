import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ByteChunks } from '#core/byte-chunks.ts'
import { InputError } from '#core/input-error.ts'
import type { WorkerResponse } from '#run/messages.ts'
import type { Chunk, ResultStream } from '#run/result-stream.ts'
import { timeLimitMessage } from '#run/time-limit.ts'
import type { EngineJob } from './run-engine.ts'

/** A message from the thread. A stream sends one for each chunk it reads or writes, and waits for the reply. */
export type ThreadReport =
  | Extract<WorkerResponse, { kind: 'finished' }>
  | { readonly kind: 'started' | 'needs-input' }
  | { readonly kind: 'output'; readonly chunk: Chunk }

/** Runs an engine in a thread and ends the thread at the time limit. */
export function runWithTimeLimit(
  timeLimit: number,
  job: EngineJob,
  thread: URL,
  limitMessage = timeLimitMessage(timeLimit),
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData: job })
    let timer: NodeJS.Timeout | undefined
    const stop = () => {
      void worker.terminate()
      reject(new InputError(limitMessage))
    }
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
    })
    worker.on('message', (report: WorkerResponse) => {
      if (report.kind === 'started') timer = setTimeout(stop, timeLimit)
      if (report.kind !== 'finished') return
      clearTimeout(timer)
      const { outcome } = report
      if (outcome.ok) resolve(outcome.result)
      else reject(new InputError(outcome.message, outcome.detail))
    })
  })
}

/** Like `runWithTimeLimit`, but for a stream: the limit applies from each reply to the thread's next message. */
export async function* streamWithTimeLimit(
  timeLimit: number,
  job: EngineJob,
  chunks: ByteChunks,
  thread: URL,
): ResultStream {
  const worker = new Worker(thread, { workerData: job })
  const reports = on(worker, 'message') as AsyncIterator<[ThreadReport], void>
  try {
    for (let limit: number | undefined; ; limit = timeLimit) {
      const report = await nextReport(reports, limit)
      if (report.kind === 'needs-input') {
        const { value, done } = await chunks.next()
        worker.postMessage(done === true ? null : value)
      } else if (report.kind === 'output') {
        yield report.chunk
        worker.postMessage('continue')
      } else if (report.kind === 'finished') {
        const { outcome } = report
        if (outcome.ok) return outcome.result
        throw new InputError(outcome.message, outcome.detail)
      }
    }
  } finally {
    await worker.terminate()
  }
}

async function nextReport(
  reports: AsyncIterator<[ThreadReport], void>,
  timeLimit: number | undefined,
): Promise<ThreadReport> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    if (timeLimit === undefined) return
    timer = setTimeout(() => {
      reject(new InputError(timeLimitMessage(timeLimit)))
    }, timeLimit)
  })
  try {
    const { value } = await Promise.race([reports.next(), timeout])
    if (!value) throw new Error('The thread ended without a result')
    return value[0]
  } finally {
    clearTimeout(timer)
  }
}
