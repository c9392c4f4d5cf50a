import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Line Sorter',
  summary: 'Sort lines from A to Z or Z to A, by length, number, last word or column. You can also reverse or shuffle.',
  category: 'Text Formatting',
  menu: 'Text Formatting',
  order: 40,
  icon: '↧z',
  next: ['duplicate-remover'],
}
