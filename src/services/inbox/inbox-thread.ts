import { parentPort, workerData } from 'node:worker_threads'
import type { InboxSettings, ServerTask } from './inbox.ts'
import { createSqliteInbox } from './sqlite-inbox.ts'

/** One method call on the inbox. */
export interface InboxCall {
  readonly id: number
  readonly task: ServerTask
  readonly args: readonly unknown[]
}

/** Errors lose their class between threads, so the reply includes the name. */
export type InboxReply = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly error: { readonly name: string; readonly message: string } }
)

const tasks = createSqliteInbox(workerData as InboxSettings) as unknown as Record<
  ServerTask,
  (...args: readonly unknown[]) => unknown
>

function reply({ id, task, args }: InboxCall): InboxReply {
  try {
    return { id, result: tasks[task](...args) }
  } catch (error) {
    const { name, message, stack } = error as Error
    // Unexpected errors include the stack for the log; the messages of the others are enough.
    return {
      id,
      error: { name, message: name === 'InboxUnavailable' || name === 'InputError' ? message : (stack ?? message) },
    }
  }
}

parentPort?.on('message', (call: InboxCall) => {
  parentPort?.postMessage(reply(call))
  if (call.task === 'close') parentPort?.close()
})
