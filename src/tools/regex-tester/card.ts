import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Regex Tester',
  summary: 'Test a JavaScript regular expression on your text: see every match, its groups and a replacement preview.',
  category: 'Developer Tools',
  menu: 'Developer Tools',
  order: 30,
  icon: '.*',
  next: ['duplicate-remover', 'line-sorter'],
}
