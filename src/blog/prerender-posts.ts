import { blogQueryClient, prerenderedPostQuery, prerenderedPostsQuery } from './queries.ts'
import {
  prerenderedListFile,
  type PrerenderedList,
  type PrerenderedPost,
  prerenderedPostFile,
  isFileSafeSlug,
  type PostsAtBuild,
} from './prerendered.ts'
import { type Post, postPath, relatedPosts, summaryOf } from './post.ts'

interface BlogPageData {
  readonly path: string
  /** The data that the page's script needs for hydration, as a file next to the page. */
  readonly data: { readonly file: string; readonly text: string }
}

/** Returns the posts that can have a file. If several posts have the same slug, only the newest is returned. */
export function postsWithFiles(posts: readonly Post[]): Post[] {
  const bySlug = new Map(posts.toReversed().map((post) => [post.slug, post]))
  return posts.filter((post) => isFileSafeSlug(post.slug) && bySlug.get(post.slug) === post)
}

function prerenderPost(post: Post, posts: readonly Post[]): BlogPageData {
  const prerendered: PrerenderedPost = { post, related: relatedPosts(posts, post).map(summaryOf) }
  blogQueryClient.setQueryData(prerenderedPostQuery(post.slug).queryKey, prerendered)
  return {
    path: postPath(post.slug),
    data: { file: prerenderedPostFile(post.slug), text: JSON.stringify(prerendered) },
  }
}

/**
 * Puts the build's posts into the query cache for prerendering and returns the pages that show them.
 * Without posts, only the list is prerendered, and it loads them in the browser.
 */
export function prerenderPosts({ posts, etag }: PostsAtBuild): BlogPageData[] {
  const list: PrerenderedList = posts ? { posts: posts.map(summaryOf), etag } : null
  blogQueryClient.setQueryData(prerenderedPostsQuery.queryKey, list)
  const listPage: BlogPageData = { path: '/blog', data: { file: prerenderedListFile, text: JSON.stringify(list) } }
  return [listPage, ...postsWithFiles(posts ?? []).map((post) => prerenderPost(post, posts ?? []))]
}
