import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Meta Tag Generator',
  summary:
    'Generate meta, Open Graph and Twitter card tags, and preview how the page looks in search results and when shared.',
  category: 'SEO Tools',
  menu: 'SEO Tools',
  order: 10,
  icon: '<m>',
  next: ['html-encoder'],
}
