import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Text Cleaner',
  summary:
    'Join broken lines and remove extra spaces, blank lines, special characters, HTML tags and invisible characters.',
  category: 'Text Formatting',
  menu: 'Text Formatting',
  order: 30,
  icon: '~a',
  next: ['duplicate-remover', 'line-sorter', 'word-counter'],
}
