import posts from '/.cache/posts.json'

/** What the palette knows of a post. */
export interface PostCard {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly category: string
}

/** Written down by the build: the pages of the tools may ask no service. */
export const postCards: readonly PostCard[] = posts
