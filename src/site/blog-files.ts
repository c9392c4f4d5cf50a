import { feedPath } from '#blog/blog-frame.tsx'
import { prerenderPosts } from '#blog/prerender-posts.ts'
import type { PostsAtBuild } from '#blog/prerendered.ts'
import { writeFeed } from './rss.ts'

/** A file of the site, by its path in it. */
interface SiteFile {
  readonly file: string
  readonly text: string
}

/** The files beside the pages of the blog: the data their scripts start with, and the feed. */
export function blogFiles(postsAtBuild: PostsAtBuild): SiteFile[] {
  return [
    ...prerenderPosts(postsAtBuild).map(({ data }) => data),
    { file: feedPath, text: writeFeed(postsAtBuild.posts ?? []) },
  ]
}
