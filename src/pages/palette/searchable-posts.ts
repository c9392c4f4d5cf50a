import { isPublished } from '#config/published.ts'

/** The fields of a post that the palette searches and shows. */
export interface SearchablePost {
  readonly path: string
  readonly title: string
  readonly excerpt: string
  readonly category: string
}

// Written by the build, because tool pages cannot fetch posts.
const postFiles = import.meta.glob<readonly SearchablePost[]>('/.cache/posts.json', { eager: true, import: 'default' })

export const searchablePosts: readonly SearchablePost[] = Object.values(postFiles)
  .flat()
  .filter(({ path }) => isPublished(path))
