import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Duplicate Remover',
  summary:
    'Remove duplicate lines and keep the first copy of each in its place, list only duplicates or unique lines, or count them.',
  category: 'Text Manipulation',
  menu: 'Text Formatting',
  order: 70,
  icon: '≠',
  next: ['line-sorter'],
}
