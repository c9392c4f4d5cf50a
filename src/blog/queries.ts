import { onlineManager, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { services } from '#config/services.ts'
import { isUnchangedSinceBuild } from './changed-since-build.ts'
import { isWorthRetrying } from './content-error.ts'
import {
  prerenderedListFile,
  type PrerenderedList,
  type PrerenderedPost,
  prerenderedPostFile,
  isPrerenderedDocument,
  fetchPrerenderedFile,
} from './prerendered.ts'
import type { Post } from './post.ts'

const maxRetries = 3
const firstDelay = 1000
const maxDelay = 30_000
const unusedLifetime = 300_000
/** Within this time, going back and forth between pages sends no request. */
const freshLifetime = 60_000

/** The cache of posts, shared by the blog's pages. */
export const blogQueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { queryKey }) {
      // The build prints its own message.
      if (!import.meta.env.SSR) console.error(`The blog could not load its ${String(queryKey[0])}: ${error.message}`)
    },
  }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < maxRetries && isWorthRetrying(error),
      retryDelay: (attempt) => Math.min(firstDelay * 2 ** attempt, maxDelay),
      staleTime: freshLifetime,
      // A timer would keep the build's process alive.
      gcTime: import.meta.env.SSR ? Infinity : unusedLifetime,
      refetchOnWindowFocus: false,
    },
  },
})

// The client assumes it is online until an event says otherwise. A page opened offline gets no such event.
if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine)

const hasContentService = services.content.kind !== 'none'

/** Loaded on the first request, because only the blog needs the content client. */
async function loadClient() {
  const { createContentClient } = await import('./content-client.ts')
  return createContentClient()
}

/** Returns the posts from the build, if the current document is a prerendered blog page. */
function fetchPrerenderedList(): Promise<PrerenderedList> {
  return isPrerenderedDocument()
    ? blogQueryClient.query(prerenderedPostsQuery).catch(() => null)
    : Promise.resolve(null)
}

/** The service's current posts, newest first. Null if they are unchanged since the build. */
export const fetchedPostsQuery = queryOptions({
  queryKey: ['posts'],
  queryFn: async () => {
    const prerendered = await fetchPrerenderedList()
    return (await isUnchangedSinceBuild(prerendered?.etag)) ? null : (await loadClient()).fetchPosts()
  },
  enabled: hasContentService,
})

/** The service's current version of a post, or null. For posts that are neither prerendered nor in the list. */
export function fetchedPostQuery(slug: string, isNeeded: boolean) {
  return queryOptions<Post | null>({
    queryKey: ['post', slug],
    queryFn: async () => (await (await loadClient()).fetchPost(slug)) ?? null,
    enabled: hasContentService && slug !== '' && isNeeded,
  })
}

// The site's own files may be in the offline cache, so they are fetched even when offline. Failed requests are not
// retried.
const prerenderedOptions = { networkMode: 'always', retry: false, staleTime: Infinity } as const

/** The posts from the build. */
export const prerenderedPostsQuery = queryOptions({
  queryKey: ['prerendered list'],
  queryFn: () => fetchPrerenderedFile<PrerenderedList>(prerenderedListFile),
  ...prerenderedOptions,
})

export function prerenderedPostQuery(slug: string) {
  return queryOptions({
    queryKey: ['prerendered post', slug],
    queryFn: () => fetchPrerenderedFile<PrerenderedPost>(prerenderedPostFile(slug)),
    ...prerenderedOptions,
  })
}
