import { type ToolCard, cards } from '#tools/cards.ts'
import { keywordsOf } from '#tools/keywords.ts'
import { type SearchablePost, searchablePosts } from '#site/searchable-posts.ts'

export type EntryKind = 'tool' | 'page' | 'post'

/** A search result in the palette. */
export interface Entry {
  /** Unique among all entries. */
  readonly id: string
  readonly kind: EntryKind
  readonly name: string
  readonly summary: string
  /** Synonyms that also find the entry. */
  readonly keywords: readonly string[]
  readonly mark: string
  readonly to: string
  /** Set only for tools, which open in place on the home page. */
  readonly toolId?: string
}

export function entryOfTool({ id, name, summary, icon }: ToolCard): Entry {
  const keywords = keywordsOf(id)
  return { id: `tool-${id}`, kind: 'tool', name, summary, keywords, mark: icon, to: `/tools/${id}`, toolId: id }
}

export function entryOfPost({ path, title, excerpt, category }: SearchablePost): Entry {
  const keywords = category === '' ? [] : [category]
  return { id: `post-${path}`, kind: 'post', name: title, summary: excerpt, keywords, mark: '“”', to: path }
}

function page(to: string, name: string, summary: string, keywords: readonly string[]): Entry {
  return { id: `page-${name.toLowerCase().replaceAll(' ', '-')}`, kind: 'page', name, summary, keywords, mark: '§', to }
}

export const pageEntries: readonly Entry[] = [
  page('/', 'Home', 'All tools on one page.', ['start page', 'main page', 'all tools', 'list of tools']),
  page('/blog', 'Blog', 'Articles about writing and working with text.', ['articles', 'posts', 'guides', 'news']),
  page('/about', 'About', 'What this site is and how it is made.', ['about us', 'who made this', 'open source']),
  page('/contact', 'Contact', 'Write to us.', ['contact us', 'feedback', 'report a bug', 'suggest a tool', 'support']),
  page('/privacy', 'Privacy Policy', 'What is stored, what is sent, and to whom.', [
    'cookies',
    'tracking',
    'gdpr',
    'my data',
  ]),
  page('/terms', 'Terms of Service', 'What you may do here, and what we promise.', [
    'conditions',
    'licence',
    'license',
    'legal',
  ]),
  page('/#faq', 'FAQ', 'Answers to common questions.', ['frequently asked questions', 'help', 'answers']),
]

export const entries: readonly Entry[] = [
  ...cards.map(entryOfTool),
  ...pageEntries,
  ...searchablePosts.map(entryOfPost),
]
