import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Random Text Generator',
  summary: 'Generate random English words, sentences or paragraphs, characters, hexadecimal strings, UUIDs or numbers.',
  category: 'Generators',
  menu: 'Generators',
  order: 30,
  icon: '~¶',
  next: ['word-counter', 'base64-encoder'],
}
