import type { Post, PostSummary } from './post.ts'
import { postPath } from './post.ts'

/** What the content service had when the site was built. */
export interface PostsAtBuild {
  /** Nothing if it did not answer. */
  readonly posts: readonly Post[] | undefined
  /** By which it tells whether it would still answer the same. */
  readonly tag: string | undefined
}

/** What the build drew into the list's page: nothing if the content service did not answer it. */
export type DrawnList = { readonly posts: readonly PostSummary[]; readonly tag?: string | undefined } | null

/** What the build drew into a post's page. */
export interface DrawnPost {
  readonly post: Post
  readonly related: readonly PostSummary[]
}

export const drawnListFile = '/blog.json'

export function drawnPostFile(slug: string): string {
  return `${postPath(slug)}.json`
}

/** Any other would be written to, or found at, some other address than its own. */
export function isFileName(slug: string): boolean {
  return /^[a-z\d]+(?:[-_][a-z\d]+)*$/i.test(slug) && slug.toLowerCase() !== 'index'
}

/** Whether the present document is a page of the blog that the build drew. */
export function isDrawnDocument(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['world'] === 'blog'
}

/** A file beside the page, which has asked for it already. */
export async function readDrawnFile<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} could not be read (${String(response.status)})`)
  return (await response.json()) as T
}
