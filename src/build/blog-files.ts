import { feedPath } from '#blog/blog-frame.tsx'
import { prerenderPosts } from '#blog/prerender-posts.ts'
import type { PostsAtBuild } from '#blog/prerendered.ts'
import { isPublished } from '#config/published.ts'
import { writeFeed } from './rss.ts'

/** A file of the built site. */
interface SiteFile {
  readonly file: string
  readonly text: string
}

/** Returns the blog's files other than its pages: the data for hydration and the feed. */
export function blogFiles(postsAtBuild: PostsAtBuild): SiteFile[] {
  if (!isPublished('/blog')) return []
  return [
    ...prerenderPosts(postsAtBuild).map(({ data }) => data),
    { file: feedPath, text: writeFeed(postsAtBuild.posts ?? []) },
  ]
}
