import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Find & Replace',
  summary: 'Find text or a regular expression, see matches highlighted and counted, and replace them all at once.',
  category: 'Text Manipulation',
  menu: 'Text Formatting',
  order: 60,
  icon: 'a→b',
  next: ['line-sorter', 'duplicate-remover'],
}
