import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Lorem Ipsum Generator',
  summary: 'Generate placeholder text by the paragraph, sentence or word, as plain text or HTML.',
  category: 'Generators',
  menu: 'Generators',
  order: 10,
  icon: 'Li',
  next: ['word-counter', 'case-converter'],
}
