import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Case Converter',
  summary:
    'Convert text to upper, lower, title or sentence case, or turn each line into a camelCase or snake_case name.',
  category: 'Text Formatting',
  menu: 'Text Formatting',
  order: 20,
  icon: 'Aa',
}
