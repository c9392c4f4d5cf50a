import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Reverse Text',
  summary: 'Reverse characters, words, lines or the letters of each word. Emoji and accents stay intact.',
  category: 'Text Manipulation',
  menu: 'Text Formatting',
  order: 50,
  icon: '⇄',
}
