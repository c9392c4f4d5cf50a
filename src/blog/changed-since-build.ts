import { ContentError } from './content-error.ts'
import { configuredEndpoint, createPostsRequest, requestTimeout } from './content-endpoint.ts'

/**
 * Whether the service still has the same posts as at build time, based on the ETag. This is usually so. Then no post is
 * sent or parsed again, and the content client is not loaded.
 */
export async function isUnchangedSinceBuild(etag: string | undefined): Promise<boolean> {
  if (etag === undefined) return false
  const request = createPostsRequest(configuredEndpoint(), { 'If-None-Match': etag })
  // Bypasses the browser's cache, which would hide the 304.
  const response = fetch(request, { cache: 'no-store', signal: AbortSignal.timeout(requestTimeout) })
  const { status, body } = await response.catch(() => {
    throw new ContentError('Network Error', undefined)
  })
  // If posts have changed, the content client fetches them itself.
  await body?.cancel()
  if (status >= 400) throw new ContentError(`NoAnswer (${String(status)})`, status)
  return status === 304
}
