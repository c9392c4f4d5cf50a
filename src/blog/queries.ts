import { onlineManager, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { services } from '#page/services.ts'
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
/** Going back and forth between two pages sends no request. */
const freshLifetime = 60_000

/** The cache of posts, shared by the blog's pages. */
export const blogQueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { queryKey }) {
      // The build stops with a sentence of its own.
      if (!import.meta.env.SSR) console.error(`The blog could not load its ${String(queryKey[0])}: ${error.message}`)
    },
  }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < maxRetries && isWorthRetrying(error),
      retryDelay: (attempt) => Math.min(firstDelay * 2 ** attempt, maxDelay),
      staleTime: freshLifetime,
      // The build's own process would wait for the end of it.
      gcTime: import.meta.env.SSR ? Infinity : unusedLifetime,
      refetchOnWindowFocus: false,
    },
  },
})

// The client takes itself for online until it hears otherwise; who opens a kept page offline hears nothing.
if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine)

const hasContentService = services.content.kind !== 'none'

/** Loaded on the first request: only the blog needs the content client. */
async function loadClient() {
  const { createContentClient } = await import('./content-client.ts')
  return createContentClient()
}

/** The posts of the build, if the current document is a prerendered page of the blog. */
function fetchPrerenderedList(): Promise<PrerenderedList> {
  return isPrerenderedDocument()
    ? blogQueryClient.query(prerenderedPostsQuery).catch(() => null)
    : Promise.resolve(null)
}

/** The posts as the service has them now, newest first; null if they are those of the build. */
export const fetchedPostsQuery = queryOptions({
  queryKey: ['posts'],
  queryFn: async () => {
    const prerendered = await fetchPrerenderedList()
    return (await isUnchangedSinceBuild(prerendered?.etag)) ? null : (await loadClient()).fetchPosts()
  },
  enabled: hasContentService,
})

/** One post as the service has it now; null if it has none. For posts that neither the build nor the list has. */
export function fetchedPostQuery(slug: string, isNeeded: boolean) {
  return queryOptions<Post | null>({
    queryKey: ['post', slug],
    queryFn: async () => (await (await loadClient()).fetchPost(slug)) ?? null,
    enabled: hasContentService && slug !== '' && isNeeded,
  })
}

// A file of the site is there or not, with or without a network: the offline cache may have it.
const prerenderedOptions = { networkMode: 'always', retry: false, staleTime: Infinity } as const

/** The posts as they were when the site was built. */
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
