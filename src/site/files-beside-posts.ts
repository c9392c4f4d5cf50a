import { feedPath } from '#blog/blog-frame.tsx'
import { drawPosts } from '#blog/draw-posts.ts'
import type { PostsAtBuild } from '#blog/drawn.ts'
import { writeFeed } from './rss.ts'

/** A file of the site, by its path in it. */
interface SiteFile {
  readonly file: string
  readonly text: string
}

/** What the pages of the blog have beside them: what their scripts begin with, and the feed. */
export function filesBesidePosts(built: PostsAtBuild): SiteFile[] {
  return [...drawPosts(built).map(({ data }) => data), { file: feedPath, text: writeFeed(built.posts ?? []) }]
}
