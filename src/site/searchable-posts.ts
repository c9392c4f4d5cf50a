/** What the palette searches and shows of a post. */
export interface SearchablePost {
  readonly path: string
  readonly title: string
  readonly excerpt: string
  readonly category: string
}

// Written down by the build, which asks the content service: the pages of the tools may ask nobody.
const postFiles = import.meta.glob<readonly SearchablePost[]>('/.cache/posts.json', { eager: true, import: 'default' })

export const searchablePosts: readonly SearchablePost[] = Object.values(postFiles).flat()
