import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Username Generator',
  summary: 'Generate usernames from random words or a word of your own, in five styles.',
  category: 'Generators',
  menu: 'Generators',
  order: 40,
  icon: '@_',
  next: ['case-converter'],
}
