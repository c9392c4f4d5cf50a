import type { ServerInbox } from './inbox.ts'

const day = 24 * 60 * 60 * 1000

interface RetentionOptions {
  readonly inbox: Pick<ServerInbox, 'deleteReceivedBefore'>
  readonly days: number
  readonly report: (problem: string) => void
}

/** Deletes old messages now and once a day. After the first deletion, resolves to a function that stops this. */
export async function startRetention({ inbox, days, report }: RetentionOptions): Promise<() => void> {
  const deleteOld = async () => {
    try {
      await inbox.deleteReceivedBefore(new Date(Date.now() - days * day))
    } catch (error) {
      report((error as Error).message)
    }
  }
  await deleteOld()
  const timer = setInterval(() => void deleteOld(), day)
  timer.unref()
  return () => clearInterval(timer)
}
