import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Reading Time',
  summary: 'See how long a text takes to read or to say aloud, to the second for short texts, and at your own speed.',
  category: 'Text Analysis',
  menu: 'Text Analysis',
  order: 30,
  icon: '5′',
}
