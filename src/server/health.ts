import type { Service } from './server.ts'

/** Reports whether the server works. Requests that arrive during a check share its result, so that they add no load. */
export function createHealthCheck(check: () => Promise<void>): Service {
  let checking: Promise<void> | undefined

  return async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return Response.json({ status: 'method not allowed' }, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const headers = { 'Cache-Control': 'no-store' }
    try {
      checking ??= check().finally(() => (checking = undefined))
      await checking
      return Response.json({ status: 'ok' }, { headers })
    } catch {
      return Response.json({ status: 'unavailable' }, { status: 503, headers })
    }
  }
}
