import type { Inbox } from './inbox.ts'

const day = 24 * 60 * 60 * 1000

interface Parts {
  readonly inbox: Pick<Inbox, 'deleteReceivedBefore'>
  readonly days: number
  readonly report: (problem: string) => void
}

/** Deletes what is older than so many days, now and once a day. Returns how to stop. */
export function startRetention({ inbox, days, report }: Parts): () => void {
  const deleteOld = () => {
    try {
      inbox.deleteReceivedBefore(new Date(Date.now() - days * day))
    } catch (error) {
      report((error as Error).message)
    }
  }
  deleteOld()
  const timer = setInterval(deleteOld, day)
  timer.unref()
  return () => {
    clearInterval(timer)
  }
}
