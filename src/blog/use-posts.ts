import { useQuery } from '@tanstack/react-query'
import { services } from '#page/services.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { postAsked, postDrawn, postsAsked, postsDrawn } from './data.ts'
import { isDrawnDocument, isFileName } from './drawn.ts'
import { type Post, type PostSummary, relatedPosts } from './post.ts'

/** What the service says; until it does, and wherever it does not, what was built. */
export function usePosts() {
  const isHydrated = useIsHydrated()
  const asked = useQuery(postsAsked)
  const drawn = useQuery({ ...postsDrawn, enabled: isDrawnDocument() && !asked.data })
  const posts: readonly PostSummary[] | undefined = asked.data ?? drawn.data?.posts
  const isLoading = posts === undefined && (asked.isFetching || drawn.isFetching || !isHydrated)
  return { posts, drawnPosts: drawn.data?.posts ?? [], isLoading }
}

interface FoundPost {
  /** Null if there is none. */
  readonly post: Post | null | undefined
  /** What the list knows of it, for as long as its text is on the way. */
  readonly summary: PostSummary | undefined
  readonly related: readonly PostSummary[]
  readonly isLoading: boolean
}

export function usePost(slug: string): FoundPost {
  const isHydrated = useIsHydrated()
  const list = usePosts()
  const hasFile = isFileName(slug) && list.drawnPosts.some((post) => post.slug === slug)
  const asked = useQuery(postAsked(slug))
  // Only a file that is there is asked for, unless there is nobody else to ask.
  const isDrawn = isDrawnDocument() && (hasFile || services.content.kind === 'none')
  const drawn = useQuery({ ...postDrawn(slug), enabled: isDrawn && asked.data === undefined })

  const post = asked.data === undefined ? drawn.data?.post : asked.data
  const summary = post ?? list.posts?.find((each) => each.slug === slug)
  const isLoading = post === undefined && (asked.isFetching || drawn.isFetching || !isHydrated)
  const related = summary && list.posts ? relatedPosts(list.posts, summary) : (drawn.data?.related ?? [])
  return { post, summary, related, isLoading }
}
