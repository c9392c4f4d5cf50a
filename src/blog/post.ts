import type { Document } from '@contentful/rich-text-types'

export interface FeaturedImage {
  readonly url: string
  readonly title: string
  readonly description: string
}

/** A post without its text, as shown on a card. */
export interface PostSummary {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly category: string
  /** As sent by the service, or empty. */
  readonly publishedDate: string
  readonly minutes: number
  readonly featuredImage?: FeaturedImage
}

export interface Post extends PostSummary {
  readonly content: Document
}

export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`
}

export function summaryOf(post: PostSummary): PostSummary {
  const { id, title, slug, excerpt, category, publishedDate, minutes, featuredImage } = post
  return { id, title, slug, excerpt, category, publishedDate, minutes, ...(featuredImage && { featuredImage }) }
}

/** Returns unique categories in alphabetical order, without blank ones. */
export function categoriesOf(posts: readonly PostSummary[]): string[] {
  const categories = new Set(posts.map(({ category }) => category).filter((category) => category.trim() !== ''))
  return [...categories].sort((a, b) => a.localeCompare(b, 'en'))
}

const maxRelated = 3

export function relatedPosts<P extends PostSummary>(posts: readonly P[], post: PostSummary): P[] {
  if (post.category.trim() === '') return []
  return posts.filter(({ id, category }) => category === post.category && id !== post.id).slice(0, maxRelated)
}

export const allCategories = 'All'

export interface PostFilter {
  readonly category: string
  readonly search: string
}

export const noFilter: PostFilter = { category: allCategories, search: '' }

export function filterPosts<P extends PostSummary>(posts: readonly P[], { category, search }: PostFilter): P[] {
  const searchText = search.trim().toLowerCase()
  return posts.filter(
    (post) =>
      (category === allCategories || post.category === category) &&
      [post.title, post.excerpt].some((text) => text.toLowerCase().includes(searchText)),
  )
}

// Creating an Intl formatter takes longer than rendering the list of posts.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Formats a date like “March 14, 2025”, in UTC. */
export function formatDate(date: string): string {
  const day = new Date(date)
  const month = months[day.getUTCMonth()]
  return month === undefined ? '' : `${month} ${String(day.getUTCDate())}, ${String(day.getUTCFullYear())}`
}
