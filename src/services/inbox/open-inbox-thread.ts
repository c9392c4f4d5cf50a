import { Worker } from 'node:worker_threads'
import { InputError } from '#core/tool/input-error.ts'
import { type InboxSettings, InboxUnavailable, type ServerInbox, type ServerTask } from './inbox.ts'
import type { InboxReply, InboxCall } from './inbox-thread.ts'

/** Limit on queued calls: each takes seconds while another process has locked the database. */
const maxPending = 20

interface PendingCall {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

function toError({ name, message }: { readonly name: string; readonly message: string }): Error {
  if (name === 'InboxUnavailable') return new InboxUnavailable(message)
  return name === 'InputError' ? new InputError(message) : new Error(message)
}

/**
 * Opens an inbox on a separate thread, so that a slow disk or a locked database does not delay any page.
 * Calls run in the order they are made, `close` last. A thread that exits unexpectedly is replaced on the next call.
 */
export function openInboxThread(thread: URL, settings: InboxSettings): ServerInbox {
  const pending = new Map<number, PendingCall>()
  let worker: Worker | undefined
  let lastId = 0
  let isClosed = false

  function start(): Worker {
    const started = new Worker(thread, { workerData: settings })
    let problem = 'The inbox thread ended.'
    started.on('message', (reply: InboxReply) => {
      const { resolve, reject } = pending.get(reply.id) ?? {}
      pending.delete(reply.id)
      if ('error' in reply) reject?.(toError(reply.error))
      else resolve?.(reply.result)
    })
    started.on('error', (error) => {
      problem = `The inbox thread ended: ${error.message}.`
    })
    started.on('exit', () => {
      worker = undefined
      for (const { reject } of pending.values()) reject(new InboxUnavailable(problem))
      pending.clear()
    })
    return started
  }

  function call(task: ServerTask, ...args: unknown[]): Promise<unknown> {
    if (isClosed) return Promise.reject(new InboxUnavailable('The inbox is closed.'))
    if (task === 'close') isClosed = true
    else if (pending.size >= maxPending) return Promise.reject(new InboxUnavailable('The inbox is busy.'))
    worker ??= start()
    const id = ++lastId
    worker.postMessage({ id, task, args } satisfies InboxCall)
    return new Promise((resolve, reject) => pending.set(id, { resolve, reject }))
  }

  const tasks = ['add', 'deleteReceivedBefore', 'takeDue', 'dropFromOutbox', 'check', 'close'] as const
  const methods = tasks.map((task) => [task, (...args: unknown[]) => call(task, ...args)])
  return Object.fromEntries(methods) as ServerInbox
}
