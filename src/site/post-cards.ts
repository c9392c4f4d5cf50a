/** What the palette knows of a post. */
export interface PostCard {
  readonly path: string
  readonly title: string
  readonly excerpt: string
  readonly category: string
}

// Written down by the build, which asks the content service: the pages of the tools may ask nobody.
const written = import.meta.glob<readonly PostCard[]>('/.cache/posts.json', { eager: true, import: 'default' })

export const postCards: readonly PostCard[] = Object.values(written).flat()
