import { Worker } from 'node:worker_threads'
import { InputError } from '#core/input-error.ts'
import type { Report } from '#run/messages.ts'
import { timeLimitMessage } from '#run/time-limit.ts'
import type { EngineJob } from './run-tool.ts'

/** Runs an engine in a thread of its own and ends that thread when the time is up. */
export function runWithin(timeLimit: number, job: EngineJob, thread: URL): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData: job })
    let timer: NodeJS.Timeout | undefined
    const stop = () => {
      void worker.terminate()
      reject(new InputError(timeLimitMessage(timeLimit)))
    }
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
    })
    worker.on('message', (report: Report) => {
      if (report.kind === 'started') timer = setTimeout(stop, timeLimit)
      if (report.kind !== 'finished') return
      clearTimeout(timer)
      const { outcome } = report
      if (outcome.ok) resolve(outcome.result)
      else reject(new InputError(outcome.message, outcome.detail))
    })
  })
}
