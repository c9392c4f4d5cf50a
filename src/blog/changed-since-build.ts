import { ContentError } from './content-error.ts'
import { configuredEndpoint, createPostsRequest, requestTimeout } from './content-endpoint.ts'

/**
 * Whether the service still has the posts that the build read, by the ETag of its response then. Mostly it has, and then
 * no post is sent or parsed again and the content client is not loaded.
 */
export async function isUnchangedSinceBuild(etag: string | undefined): Promise<boolean> {
  if (etag === undefined) return false
  const request = createPostsRequest(configuredEndpoint(), { 'If-None-Match': etag })
  // Past the browser's own cache, which would answer from what it keeps.
  const response = fetch(request, { cache: 'no-store', signal: AbortSignal.timeout(requestTimeout) })
  const { status, body } = await response.catch(() => {
    throw new ContentError('Network Error', undefined)
  })
  // The client reads it, in its own way.
  await body?.cancel()
  if (status >= 400) throw new ContentError(`NoAnswer (${String(status)})`, status)
  return status === 304
}
