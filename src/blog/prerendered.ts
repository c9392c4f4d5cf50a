import type { Post, PostSummary } from './post.ts'
import { postPath } from './post.ts'

/** What the content service had when the site was built. */
export interface PostsAtBuild {
  /** Nothing if it did not answer. */
  readonly posts: readonly Post[] | undefined
  /** The ETag of its response: unchanged as long as the posts are. */
  readonly etag: string | undefined
}

/** What the list's page was prerendered with: null if the content service did not answer the build. */
export type PrerenderedList = { readonly posts: readonly PostSummary[]; readonly etag?: string | undefined } | null

/** What a post's page was prerendered with. */
export interface PrerenderedPost {
  readonly post: Post
  readonly related: readonly PostSummary[]
}

export const prerenderedListFile = '/blog.json'

export function prerenderedPostFile(slug: string): string {
  return `${postPath(slug)}.json`
}

/** Any other would be written to, or found at, some other address than its own. */
export function isFileSafeSlug(slug: string): boolean {
  return /^[a-z\d]+(?:[-_][a-z\d]+)*$/i.test(slug) && slug.toLowerCase() !== 'index'
}

/** Whether the current document is a prerendered page of the blog. */
export function isPrerenderedDocument(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['policyZone'] === 'blog'
}

/** Fetches a file beside the page, which the page has preloaded. */
export async function fetchPrerenderedFile<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} could not be read (${String(response.status)})`)
  return (await response.json()) as T
}
