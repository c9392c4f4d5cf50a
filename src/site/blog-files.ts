import { feedPath } from '#blog/blog-frame.tsx'
import { prerenderPosts } from '#blog/prerender-posts.ts'
import type { PostsAtBuild } from '#blog/prerendered.ts'
import { writeFeed } from './rss.ts'

/** A file of the site. */
interface SiteFile {
  readonly file: string
  readonly text: string
}

/** The blog's files besides its pages: data for hydration, and the feed. */
export function blogFiles(postsAtBuild: PostsAtBuild): SiteFile[] {
  return [
    ...prerenderPosts(postsAtBuild).map(({ data }) => data),
    { file: feedPath, text: writeFeed(postsAtBuild.posts ?? []) },
  ]
}
