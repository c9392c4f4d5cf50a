import type { Service } from './server.ts'

/** Tells whoever watches over the server whether it can do its work. */
export function createHealthCheck(check: () => void): Service {
  return ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return Response.json({ status: 'method not allowed' }, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const headers = { 'Cache-Control': 'no-store' }
    try {
      check()
      return Response.json({ status: 'ok' }, { headers })
    } catch {
      return Response.json({ status: 'unavailable' }, { status: 503, headers })
    }
  }
}
