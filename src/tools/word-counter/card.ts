import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Word Counter',
  summary: 'Count words, characters, sentences and paragraphs as you type, with reading time and a word goal.',
  category: 'Text Analysis',
  menu: 'Text Analysis',
  order: 10,
  icon: '¶',
}
