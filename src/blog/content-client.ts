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

/** The client writes the status of an answer into the text of its error, and nowhere else. */
function readStatus({ message }: Error): number | undefined {
  const status = /"status": (\d{3})\b/.exec(message)?.[1]
  return status === undefined ? undefined : Number(status)
}

/** Failures of the service told from our own. */
function toContentError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const status = readStatus(error)
  if (status !== undefined) return new ContentError(`${error.name} (${String(status)})`, status)
  // Refused, reset and timed-out connections differ in name and code, but all are errors of the client's HTTP library.
  return 'isAxiosError' in error ? new ContentError(error.message, undefined) : error
}

/**
 * Fetches posts with the official client. Retries are the data client's. Sent with `fetch`, because on Node the client's
 * default transport restarts its time limit with every byte it receives.
 */
export function createContentClient(endpoint: ContentEndpoint = configuredEndpoint(), timeout = requestTimeout) {
  const client = createClient({ ...endpoint, retryLimit: 0, timeout, adapter: 'fetch' })

  async function fetchEntries(query: Readonly<Record<string, string | number>>): Promise<Post[]> {
    const response: unknown = await client.getEntries(query).catch((error: unknown) => {
      throw toContentError(error)
    })
    const { items } = readRecord(response)
    // An answer that was cut short is text to the client, and no error.
    if (!Array.isArray(items)) throw new TypeError('the content service sent something that is no list of entries')
    return readPosts(items)
  }

  return {
    fetchPosts: () => fetchEntries(allPostsQuery),
    fetchPost: async (slug: string): Promise<Post | undefined> => (await fetchEntries(postBySlugQuery(slug))).at(0),
  }
}
