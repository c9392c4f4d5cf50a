import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'JSON Formatter',
  summary: 'Format, minify and check JSON without changing a value, with error positions and a collapsible tree.',
  category: 'Developer Tools',
  menu: 'Developer Tools',
  order: 10,
  icon: '{}',
  next: ['base64-encoder'],
}
