import { setTimeout as delay } from 'node:timers/promises'
import type { ServerInbox } from './inbox.ts'
import type { Mailer } from './mail.ts'
import { maxAttempts } from './outbox.ts'

/** How long `stop` waits for a message in progress. */
const stopTimeoutMilliseconds = 3000

interface ForwardingOptions {
  readonly inbox: Pick<ServerInbox, 'takeDue' | 'dropFromOutbox'>
  readonly mailer: Mailer
  readonly report: (problem: string) => void
  readonly intervalMilliseconds?: number
}

export interface Forwarding {
  /** Checks the outbox now instead of at the next interval. */
  wake(): void
  /** Waits for a message in progress: the mail server may already have accepted it. */
  stop(): Promise<void>
}

/** Returns only codes: a mail server's text may contain an address. */
function describeFailure(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown'
}

/** Sends the messages in the outbox one at a time, with retries for days. */
export function startForwarding({
  inbox,
  mailer,
  report,
  intervalMilliseconds = 30_000,
}: ForwardingOptions): Forwarding {
  let isStopped = false
  let sending: Promise<void> | undefined

  /** Returns whether there may be more to send. */
  async function sendNext(): Promise<boolean> {
    const due = await inbox.takeDue()
    if (!due) return false
    const { message, attempt } = due
    const failure = await mailer.send(message).then(
      () => undefined,
      (error: unknown) => describeFailure(error),
    )
    // A message interrupted by `stop` is sent again after the next start.
    if (isStopped && failure !== undefined) return false
    const isLast = attempt >= maxAttempts
    if (failure === undefined || isLast) await inbox.dropFromOutbox(message.id)
    if (failure === undefined) return true
    report(
      `Message ${String(message.id)} couldn’t be forwarded (${failure}), attempt ${String(attempt)} of ${String(maxAttempts)}.` +
        (isLast ? ' It stays in the inbox.' : ''),
    )
    // The next message would fail too, with the same mail server.
    return false
  }

  async function sendAll() {
    try {
      while (!isStopped && (await sendNext()));
    } catch (error) {
      report((error as Error).message)
    } finally {
      sending = undefined
    }
  }

  function wake() {
    if (!isStopped) sending ??= sendAll()
  }

  const timer = setInterval(wake, intervalMilliseconds)
  timer.unref()
  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      // If the mail server hangs, the message is sent again after the next start.
      await Promise.race([sending, delay(stopTimeoutMilliseconds, undefined, { ref: false })])
      mailer.close()
    },
  }
}
