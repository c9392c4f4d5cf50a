import { feedPath } from '#blog/blog-frame.tsx'
import { drawPosts } from '#blog/draw-posts.ts'
import type { Post } from '#blog/post.ts'
import { writeFeed } from './rss.ts'

/** A file of the site, by its path in it. */
interface SiteFile {
  readonly file: string
  readonly text: string
}

/** What the pages of the blog have beside them: what their scripts begin with, and the feed. */
export function filesBesidePosts(posts: readonly Post[] | undefined): SiteFile[] {
  return [...drawPosts(posts).map(({ data }) => data), { file: feedPath, text: writeFeed(posts ?? []) }]
}
