import { BLOCKS, type Document } from '@contentful/rich-text-types'
import { createClient } from 'contentful'
import { ContentError } from './content-error.ts'
import {
  configuredEndpoint,
  type ContentEndpoint,
  allPostsQuery,
  postBySlugQuery,
  requestTimeout,
} from './content-endpoint.ts'
import { isRecord, readRecord } from './entry-fields.ts'
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

/** Deeper than any article; the client reads 1000 levels of a whole response. */
const maxDepth = 500

function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true
    level = level.flatMap((node) =>
      typeof node === 'object' && node !== null ? Object.values(node as Record<string, unknown>) : [],
    )
  }
  return false
}

const unshowableText: Document = {
  nodeType: BLOCKS.DOCUMENT,
  data: {},
  content: [
    {
      nodeType: BLOCKS.PARAGRAPH,
      data: {},
      content: [{ nodeType: 'text', value: 'This article cannot be shown.', marks: [], data: {} }],
    },
  ],
}

/** Keeps one broken post from breaking the whole list. */
function replaceDeepFields(entry: unknown) {
  const { fields } = readRecord(entry)
  if (!isRecord(fields)) return
  for (const [name, value] of Object.entries(fields)) {
    if (isTooDeep(value)) Object.assign(fields, { [name]: unshowableText })
  }
}

/**
 * Creates a client that fetches posts with the official package. It does not retry, because the query client does. It
 * uses `fetch`, because on Node the default adapter restarts its timeout with every byte.
 */
export function createContentClient(endpoint: ContentEndpoint = configuredEndpoint(), timeout = requestTimeout) {
  const client = createClient({ ...endpoint, retryLimit: 0, timeout, adapter: 'fetch' })

  async function fetchEntries(query: Readonly<Record<string, string | number>>): Promise<Post[]> {
    const response = await client.withoutLinkResolution.getEntries(query).catch((error: unknown) => {
      throw toContentError(error)
    })
    // The client returns a truncated response as a string instead of throwing an error.
    if (!Array.isArray(readRecord(response)['items']))
      throw new TypeError('the content service did not send a list of entries')
    for (const entry of [...response.items, ...(response.includes?.Entry ?? [])]) replaceDeepFields(entry)
    return readPosts(client.parseEntries({ ...response }).items)
  }

  return {
    fetchPosts: () => fetchEntries(allPostsQuery),
    fetchPost: async (slug: string): Promise<Post | undefined> => (await fetchEntries(postBySlugQuery(slug))).at(0),
  }
}
