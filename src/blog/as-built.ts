import { ContentError } from './content-error.ts'
import { configuredPlace, requestForPosts, requestTimeout } from './content-place.ts'

/**
 * Whether the service still has the very posts that the build read, told by the tag its answer had then. It mostly has, and
 * then nothing is sent, nothing is read again, and the content client is not even loaded.
 */
export async function isAsBuilt(tag: string | undefined): Promise<boolean> {
  if (tag === undefined) return false
  const request = requestForPosts(configuredPlace(), { 'If-None-Match': tag })
  // Past the browser's own cache, which would answer from what it keeps.
  const answer = fetch(request, { cache: 'no-store', signal: AbortSignal.timeout(requestTimeout) })
  const { status, body } = await answer.catch(() => {
    throw new ContentError('Network Error', undefined)
  })
  // The client reads it, in its own way.
  await body?.cancel()
  if (status >= 400) throw new ContentError(`NoAnswer (${String(status)})`, status)
  return status === 304
}
