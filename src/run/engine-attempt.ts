import { send, startWorker } from './engine-worker.ts'
import type { Numbered, WorkerResponse } from './messages.ts'

type Answer = Extract<WorkerResponse, { kind: 'refused' | 'allowed' }>

/**
 * Asks a worker like the one that runs the tools to send something to an address. Returns what the browser reports when it
 * refuses that, or undefined if it reports nothing in time and the worker may send nothing else either.
 */
export function engineAttempt(address: string, patience: number): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const worker = startWorker()
    const finish = (answer: Answer | undefined) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(answer)
    }
    const timer = setTimeout(() => finish(undefined), patience)
    worker.addEventListener('message', ({ data: { message } }: MessageEvent<Numbered<WorkerResponse>>) => {
      if (message.kind === 'refused' || message.kind === 'allowed') finish(message)
    })
    send(worker, 0, { kind: 'attempt', address })
  })
}
