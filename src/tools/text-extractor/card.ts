import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Text Extractor',
  summary:
    'List the emails, URLs, phone numbers, hashtags, mentions, IP addresses or numbers in any text, or what a pattern matches.',
  category: 'Text Manipulation',
  menu: 'Developer Tools',
  order: 80,
  icon: '@',
  next: ['line-sorter', 'duplicate-remover'],
}
