import { onlineManager, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { services } from '#page/services.ts'
import { isAsBuilt } from './as-built.ts'
import { isWorthRetrying } from './content-error.ts'
import {
  drawnListFile,
  type DrawnList,
  type DrawnPost,
  drawnPostFile,
  isDrawnDocument,
  readDrawnFile,
} from './drawn.ts'
import type { Post } from './post.ts'

const retries = 3
const firstDelay = 1000
const longestDelay = 30_000
const unusedKeptFor = 300_000
/** Going back and forth between two pages asks nobody. */
const freshFor = 60_000

/** What the blog knows, shared by its pages. */
export const blogData = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { queryKey }) {
      // The build stops with a sentence of its own.
      if (!import.meta.env.SSR) console.error(`The blog could not load its ${String(queryKey[0])}: ${error.message}`)
    },
  }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < retries && isWorthRetrying(error),
      retryDelay: (attempt) => Math.min(firstDelay * 2 ** attempt, longestDelay),
      staleTime: freshFor,
      // The build's own process would wait for the end of it.
      gcTime: import.meta.env.SSR ? Infinity : unusedKeptFor,
      refetchOnWindowFocus: false,
    },
  },
})

// The client takes itself for online until it hears otherwise; who opens a kept page offline hears nothing.
if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine)

const isAnswered = services.content.kind !== 'none'

/** Nobody's page but the blog's loads the content client, and that only once it asks. */
async function loadClient() {
  const { createContentClient } = await import('./content-client.ts')
  return createContentClient()
}

/** What was built, where the present page is one that was. */
function findDrawnList(): Promise<DrawnList> {
  return isDrawnDocument() ? blogData.query(postsDrawn).catch(() => null) : Promise.resolve(null)
}

/** The posts as the service has them now, newest first; null if they are those of the build. */
export const postsAsked = queryOptions({
  queryKey: ['posts'],
  queryFn: async () => {
    const drawn = await findDrawnList()
    return (await isAsBuilt(drawn?.tag)) ? null : (await loadClient()).askForPosts()
  },
  enabled: isAnswered,
})

/** One post as the service has it now; null if it has none. For posts that neither the build nor the list has. */
export function postAsked(slug: string, isNeeded: boolean) {
  return queryOptions<Post | null>({
    queryKey: ['post', slug],
    queryFn: async () => (await (await loadClient()).askForPost(slug)) ?? null,
    enabled: isAnswered && slug !== '' && isNeeded,
  })
}

// A file of the site is there or not, with or without a network: the offline cache may have it.
const drawn = { networkMode: 'always', retry: false, staleTime: Infinity } as const

/** The posts as they were when the site was built. */
export const postsDrawn = queryOptions({
  queryKey: ['list as it was built'],
  queryFn: () => readDrawnFile<DrawnList>(drawnListFile),
  ...drawn,
})

export function postDrawn(slug: string) {
  return queryOptions({
    queryKey: ['post as it was built', slug],
    queryFn: () => readDrawnFile<DrawnPost>(drawnPostFile(slug)),
    ...drawn,
  })
}
