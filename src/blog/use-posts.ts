import { useQuery } from '@tanstack/react-query'
import { services } from '#config/services.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { fetchedPostQuery, prerenderedPostQuery, fetchedPostsQuery, prerenderedPostsQuery } from './queries.ts'
import { isPrerenderedDocument, isFileSafeSlug } from './prerendered.ts'
import { type Post, type PostSummary, relatedPosts } from './post.ts'

/** Returns the service's posts. Until the service responds, or if it fails, returns the posts from the build. */
export function usePosts() {
  const isHydrated = useIsHydrated()
  const fetched = useQuery(fetchedPostsQuery)
  const prerendered = useQuery({ ...prerenderedPostsQuery, enabled: isPrerenderedDocument() && !fetched.data })
  const posts: readonly PostSummary[] | undefined = fetched.data ?? prerendered.data?.posts
  const isLoading = posts === undefined && (fetched.isFetching || prerendered.isFetching || !isHydrated)
  return {
    posts,
    fetchedPosts: fetched.data,
    prerenderedPosts: prerendered.data?.posts,
    isFetchingPrerendered: prerendered.isFetching,
    isLoading,
  }
}

interface PostResult {
  /** Null if the service has no such post. */
  readonly post: Post | null | undefined
  /** The post's entry in the list, available while its text loads. */
  readonly summary: PostSummary | undefined
  readonly related: readonly PostSummary[]
  readonly isLoading: boolean
  /** Asks the service again. */
  readonly retry: () => void
}

/** Returns a post by its slug. The list contains full posts, so a prerendered or listed post needs no request. */
export function usePost(slug: string): PostResult {
  const isHydrated = useIsHydrated()
  const { posts, fetchedPosts, prerenderedPosts = [], isFetchingPrerendered } = usePosts()
  const listed = fetchedPosts?.find((post) => post.slug === slug)
  const isPrerendered = isFileSafeSlug(slug) && prerenderedPosts.some((post) => post.slug === slug)
  // Without a content service, try the file even if the slug is unknown.
  const hasFile = isPrerenderedDocument() && (isPrerendered || services.content.kind === 'none')
  const prerendered = useQuery({ ...prerenderedPostQuery(slug), enabled: hasFile && !listed })
  // The list is limited to 1000 posts, so a post missing from it may exist.
  const isUnknown =
    !listed && !isFetchingPrerendered && (Boolean(fetchedPosts) || !isPrerendered || prerendered.isError)
  const fetched = useQuery(fetchedPostQuery(slug, isUnknown))

  const post = listed ?? (fetched.data === undefined ? prerendered.data?.post : fetched.data)
  const summary = post ?? posts?.find((each) => each.slug === slug)
  const isLoading =
    post === undefined && (isFetchingPrerendered || fetched.isFetching || prerendered.isFetching || !isHydrated)
  const related = summary && posts ? relatedPosts(posts, summary) : (prerendered.data?.related ?? [])
  return { post, summary, related, isLoading, retry: () => void fetched.refetch() }
}
