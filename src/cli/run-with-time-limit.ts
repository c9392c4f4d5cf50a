import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ByteChunks } from '#core/long-text/byte-chunks.ts'
import { InputError } from '#core/tool/input-error.ts'
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
export async function runWithTimeLimit(
  timeLimit: number,
  job: EngineJob,
  thread: URL,
  limitMessage = timeLimitMessage(timeLimit),
): Promise<unknown> {
  const { value } = await runThread(job, thread, { timeLimit, limitMessage }).next()
  return value
}

/** Like `runWithTimeLimit`, but for a stream: the limit applies from each reply to the thread's next message. */
export function streamWithTimeLimit(timeLimit: number, job: EngineJob, chunks: ByteChunks, thread: URL): ResultStream {
  return runThread(job, thread, { timeLimit, limitMessage: timeLimitMessage(timeLimit), chunks })
}

interface ThreadSettings {
  readonly timeLimit: number
  readonly limitMessage: string
  /** For a stream. */
  readonly chunks?: ByteChunks
}

async function* runThread(
  job: EngineJob,
  thread: URL,
  { timeLimit, limitMessage, chunks }: ThreadSettings,
): ResultStream {
  const worker = new Worker(thread, { workerData: job })
  const reports = on(worker, 'message') as AsyncIterator<[ThreadReport], void>
  try {
    // Until the first report, the thread loads the engine.
    let next = reports.next()
    for (;;) {
      const { value } = await next
      if (!value) throw new Error('The thread ended without a result')
      const [report] = value
      if (report.kind === 'needs-input') {
        const { value: chunk, done } = (await chunks?.next()) ?? { done: true }
        worker.postMessage(done === true ? null : chunk)
      } else if (report.kind === 'output') {
        yield report.chunk
        worker.postMessage('continue')
      } else if (report.kind === 'finished') {
        const { outcome } = report
        if (outcome.ok) return outcome.result
        throw new InputError(outcome.message, outcome.detail)
      }
      next = withTimeLimit(reports.next(), timeLimit, limitMessage)
    }
  } finally {
    await worker.terminate()
  }
}

async function withTimeLimit<Result>(work: Promise<Result>, timeLimit: number, message: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new InputError(message)), timeLimit)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
