import type { Service } from './server.ts'

/** How long a result counts: anyone can request it, and a check writes to the disk. */
const resultMilliseconds = 1000

interface HealthCheckOptions {
  /** Throws if the inbox can't store messages. */
  readonly checkInbox: () => Promise<void>
  readonly report: (problem: string) => void
}

/** Reports whether the server works. The inbox is its only store; that it fails is logged once, until it works again. */
export function createHealthCheck({ checkInbox, report }: HealthCheckOptions): Service {
  let checking: Promise<boolean> | undefined
  let isReported = false

  async function check(): Promise<boolean> {
    try {
      await checkInbox()
      isReported = false
      return true
    } catch (error) {
      if (!isReported) report(`The health check failed. ${(error as Error).message}`)
      isReported = true
      return false
    } finally {
      setTimeout(() => (checking = undefined), resultMilliseconds).unref()
    }
  }

  return async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return Response.json({ status: 'method not allowed' }, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const headers = { 'Cache-Control': 'no-store' }
    checking ??= check()
    if (await checking) return Response.json({ status: 'ok' }, { headers })
    return Response.json({ status: 'unavailable', store: 'inbox' }, { status: 503, headers })
  }
}
