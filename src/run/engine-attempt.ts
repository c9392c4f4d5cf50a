import { send, startWorker } from './engine-worker.ts'
import type { Numbered, WorkerResponse } from './messages.ts'

type Refused = Extract<WorkerResponse, { kind: 'refused' }>

/**
 * Asks a worker like the one that runs the tools to send something to an address. Returns what the browser reports when it
 * refuses that, or undefined if it reports nothing in time.
 */
export function engineAttempt(address: string, patience: number): Promise<Refused | undefined> {
  return new Promise((resolve) => {
    const worker = startWorker()
    const finish = (refused: Refused | undefined) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(refused)
    }
    const timer = setTimeout(() => finish(undefined), patience)
    worker.addEventListener('message', ({ data: { message } }: MessageEvent<Numbered<WorkerResponse>>) => {
      if (message.kind === 'refused') finish(message)
    })
    send(worker, 0, { kind: 'attempt', address })
  })
}
