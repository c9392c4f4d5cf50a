import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Character Counter',
  summary: 'Count characters as a reader sees them, with meters for posts, text messages, titles and descriptions.',
  category: 'Text Analysis',
  menu: 'Text Analysis',
  order: 20,
  icon: 'a|',
}
