import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Text Summarizer',
  summary: 'Shorten a text to a few of its own sentences, evenly spaced or those with most in common with the others.',
  category: 'Writing Tools',
  menu: 'Developer Tools',
  order: 95,
  icon: 'Σ',
  next: ['word-counter', 'readability-score'],
}
