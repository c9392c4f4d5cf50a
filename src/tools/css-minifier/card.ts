import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'CSS Minifier',
  summary:
    'Make style sheets smaller without changing what they do, see how many bytes you save, or format them for reading.',
  category: 'Developer Tools',
  menu: 'Developer Tools',
  order: 20,
  icon: ';}',
  next: ['base64-encoder'],
}
