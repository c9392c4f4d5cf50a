import { withBase } from '#config/site.ts'
import type { Post, PostSummary } from './post.ts'
import { postPath } from './post.ts'

/** The posts at the time the site was built. */
export interface PostsAtBuild {
  /** Undefined if the content service did not respond. */
  readonly posts: readonly Post[] | undefined
  /** ETag of the response. It changes when a post does. */
  readonly etag: string | undefined
}

/** Data for the prerendered list. Null if the content service did not respond during the build. */
export type PrerenderedList = { readonly posts: readonly PostSummary[]; readonly etag?: string | undefined } | null

/** Data for a prerendered post. */
export interface PrerenderedPost {
  readonly post: Post
  readonly related: readonly PostSummary[]
}

export const prerenderedListFile = '/blog.json'

export function prerenderedPostFile(slug: string): string {
  return `${postPath(slug)}.json`
}

/** Whether a slug can be a file name. Files for other slugs would be written to the wrong path. */
export function isFileSafeSlug(slug: string): boolean {
  return /^[a-z\d]+(?:[-_][a-z\d]+)*$/i.test(slug) && slug.toLowerCase() !== 'index'
}

/** Whether the current document is a prerendered blog page. */
export function isPrerenderedDocument(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['policyZone'] === 'blog'
}

/** Fetches a page's data file, which the page has preloaded. */
export async function fetchPrerenderedFile<T>(path: string): Promise<T> {
  const response = await fetch(withBase(path))
  if (!response.ok) throw new Error(`${path} could not be read (${String(response.status)})`)
  return (await response.json()) as T
}
