import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Title Analyzer',
  summary: 'Check the length, words, number and power word of a title, and preview it as a search result.',
  category: 'SEO Tools',
  menu: 'SEO Tools',
  order: 50,
  icon: '“T”',
  next: ['slug-generator'],
}
