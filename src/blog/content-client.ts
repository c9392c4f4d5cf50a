import { createClient } from 'contentful'
import { ContentError } from './content-error.ts'
import {
  configuredEndpoint,
  type ContentEndpoint,
  allPostsQuery,
  postBySlugQuery,
  requestTimeout,
} from './content-endpoint.ts'
import { readRecord } from './fields.ts'
import type { Post } from './post.ts'
import { readPosts } from './read-post.ts'

/** The client's errors contain the status only in their message. */
function readStatus({ message }: Error): number | undefined {
  const status = /"status": (\d{3})\b/.exec(message)?.[1]
  return status === undefined ? undefined : Number(status)
}

/** Converts errors from the service. Other errors, such as bugs, are returned unchanged. */
function toContentError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const status = readStatus(error)
  if (status !== undefined) return new ContentError(`${error.name} (${String(status)})`, status)
  // Refused, reset and timed-out connections have different names and codes, but all are Axios errors.
  return 'isAxiosError' in error ? new ContentError(error.message, undefined) : error
}

/**
 * Creates a client that fetches posts with the official package. It does not retry, because the query client does. It
 * uses `fetch`, because on Node the default adapter restarts its timeout with every byte.
 */
export function createContentClient(endpoint: ContentEndpoint = configuredEndpoint(), timeout = requestTimeout) {
  const client = createClient({ ...endpoint, retryLimit: 0, timeout, adapter: 'fetch' })

  async function fetchEntries(query: Readonly<Record<string, string | number>>): Promise<Post[]> {
    const response: unknown = await client.getEntries(query).catch((error: unknown) => {
      throw toContentError(error)
    })
    const { items } = readRecord(response)
    // The client returns a truncated response as a string instead of throwing an error.
    if (!Array.isArray(items)) throw new TypeError('the content service did not send a list of entries')
    return readPosts(items)
  }

  return {
    fetchPosts: () => fetchEntries(allPostsQuery),
    fetchPost: async (slug: string): Promise<Post | undefined> => (await fetchEntries(postBySlugQuery(slug))).at(0),
  }
}
