import { useQuery } from '@tanstack/react-query'
import { services } from '#page/services.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { postAsked, postDrawn, postsAsked, postsDrawn } from './data.ts'
import { isDrawnDocument, isFileName } from './drawn.ts'
import { type Post, type PostSummary, relatedPosts } from './post.ts'

/** What the service has; until it answers, and whenever it fails, what was built. */
export function usePosts() {
  const isHydrated = useIsHydrated()
  const asked = useQuery(postsAsked)
  const drawn = useQuery({ ...postsDrawn, enabled: isDrawnDocument() && !asked.data })
  const posts: readonly PostSummary[] | undefined = asked.data ?? drawn.data?.posts
  const isLoading = posts === undefined && (asked.isFetching || drawn.isFetching || !isHydrated)
  return { posts, askedPosts: asked.data, drawnPosts: drawn.data?.posts, isReadingBuilt: drawn.isFetching, isLoading }
}

interface FoundPost {
  /** Null if there is none. */
  readonly post: Post | null | undefined
  /** What the list knows of it while its text is loading. */
  readonly summary: PostSummary | undefined
  readonly related: readonly PostSummary[]
  readonly isLoading: boolean
}

/** The list has every post in full, so a built or listed post takes no request of its own. */
export function usePost(slug: string): FoundPost {
  const isHydrated = useIsHydrated()
  const { posts, askedPosts, drawnPosts = [], isReadingBuilt } = usePosts()
  const listed = askedPosts?.find((post) => post.slug === slug)
  const isBuilt = isFileName(slug) && drawnPosts.some((post) => post.slug === slug)
  // With no service to ask, the file of an unknown slug is tried all the same.
  const hasFile = isDrawnDocument() && (isBuilt || services.content.kind === 'none')
  const drawn = useQuery({ ...postDrawn(slug), enabled: hasFile && !listed })
  // The list is limited to 1000 posts, so a post that is missing from it may exist.
  const isUnknown = !listed && !isReadingBuilt && (Boolean(askedPosts) || !isBuilt || drawn.isError)
  const asked = useQuery(postAsked(slug, isUnknown))

  const post = listed ?? (asked.data === undefined ? drawn.data?.post : asked.data)
  const summary = post ?? posts?.find((each) => each.slug === slug)
  const isLoading = post === undefined && (isReadingBuilt || asked.isFetching || drawn.isFetching || !isHydrated)
  const related = summary && posts ? relatedPosts(posts, summary) : (drawn.data?.related ?? [])
  return { post, summary, related, isLoading }
}
