import { setTimeout as delay } from 'node:timers/promises'
import type { ServerInbox } from './inbox.ts'
import type { Mailer } from './mail.ts'
import { maxAttempts } from './outbox.ts'

/** With a message on its way when the server is told to stop, in milliseconds. */
const stopTimeout = 3000

interface ForwardingOptions {
  readonly inbox: Pick<ServerInbox, 'takeDue' | 'dropFromOutbox'>
  readonly mailer: Mailer
  readonly report: (problem: string) => void
  readonly intervalMilliseconds?: number
}

export interface Forwarding {
  /** Looks into the outbox now, not only when the time comes. */
  wake(): void
  /** Waits for a message that is being sent: the mail server may have taken it already. */
  stop(): Promise<void>
}

/** Codes alone: what a mail server says may hold an address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown'
}

/** Sends what is in the outbox, one message at a time. The mail server may be away for days. */
export function startForwarding({
  inbox,
  mailer,
  report,
  intervalMilliseconds = 30_000,
}: ForwardingOptions): Forwarding {
  let isStopped = false
  let busy: Promise<void> | undefined

  /** Whether there may be more. */
  async function sendNext(): Promise<boolean> {
    const due = await inbox.takeDue(new Date())
    if (!due) return false
    const { message, attempt } = due
    const failure = await mailer.send(message).then(
      () => undefined,
      (error: unknown) => reasonOf(error),
    )
    // What was cut off by stopping is tried again by the next start.
    if (isStopped && failure !== undefined) return false
    const isLast = attempt >= maxAttempts
    if (failure === undefined || isLast) await inbox.dropFromOutbox(message.id)
    if (failure === undefined) return true
    report(
      `Message ${String(message.id)} could not be forwarded (${failure}), attempt ${String(attempt)} of ${String(maxAttempts)}` +
        `${isLast ? ': it stays in the inbox' : ''}.`,
    )
    // The next one would meet the same mail server.
    return false
  }

  async function sendAll() {
    try {
      while (!isStopped && (await sendNext()));
    } catch (error) {
      report((error as Error).message)
    } finally {
      busy = undefined
    }
  }

  function wake() {
    if (!isStopped) busy ??= sendAll()
  }

  const timer = setInterval(wake, intervalMilliseconds)
  timer.unref()
  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      // Not for ever: a mail server that hangs is left, and the message sent again by the next start.
      await Promise.race([busy, delay(stopTimeout, undefined, { ref: false })])
      mailer.close()
    },
  }
}
