import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Text Diff',
  summary: 'Compare two texts or lists and see what changed, down to individual words, side by side or as a patch.',
  category: 'Text Manipulation',
  menu: 'Developer Tools',
  order: 90,
  icon: '±',
  next: ['line-sorter'],
}
