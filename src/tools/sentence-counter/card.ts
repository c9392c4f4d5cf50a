import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Sentence Counter',
  summary: 'Count sentences, see how their lengths vary, and find the ones over 25 words.',
  category: 'Writing Tools',
  menu: 'Text Analysis',
  order: 100,
  icon: 'A.',
}
