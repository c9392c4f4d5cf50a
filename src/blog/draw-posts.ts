import { blogData, postDrawn, postsDrawn } from './data.ts'
import { drawnListFile, type DrawnList, type DrawnPost, drawnPostFile, isFileName, type PostsAtBuild } from './drawn.ts'
import { type Post, postPath, relatedPosts, summaryOf } from './post.ts'

interface DrawnPage {
  readonly path: string
  /** The file beside the page, with what its script needs to take over. */
  readonly data: { readonly file: string; readonly text: string }
}

/** The posts that can have a file, each address once: the newest has it. */
export function postsWithFiles(posts: readonly Post[]): Post[] {
  const bySlug = new Map(posts.toReversed().map((post) => [post.slug, post]))
  return posts.filter((post) => isFileName(post.slug) && bySlug.get(post.slug) === post)
}

function drawPost(post: Post, posts: readonly Post[]): DrawnPage {
  const drawn: DrawnPost = { post, related: relatedPosts(posts, post).map(summaryOf) }
  blogData.setQueryData(postDrawn(post.slug).queryKey, drawn)
  return {
    path: postPath(post.slug),
    data: { file: drawnPostFile(post.slug), text: JSON.stringify(drawn) },
  }
}

/**
 * Hands the build's posts to the pages that are about to be drawn, and says which pages these are.
 * Without posts the list alone is drawn, and finds them in the browser.
 */
export function drawPosts({ posts, tag }: PostsAtBuild): DrawnPage[] {
  const list: DrawnList = posts ? { posts: posts.map(summaryOf), tag } : null
  blogData.setQueryData(postsDrawn.queryKey, list)
  const listPage: DrawnPage = { path: '/blog', data: { file: drawnListFile, text: JSON.stringify(list) } }
  return [listPage, ...postsWithFiles(posts ?? []).map((post) => drawPost(post, posts ?? []))]
}
