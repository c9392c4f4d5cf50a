import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Hashtag Generator',
  summary: 'Turn a word, caption or list of topics into hashtags, and see whether they fit where you post.',
  category: 'SEO Tools',
  menu: 'Generators',
  order: 45,
  icon: '#',
  next: ['character-counter'],
}
