import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Keyword Density',
  summary:
    'See how often a keyword or phrase occurs, as a count and a percentage, and which phrases are most frequent.',
  category: 'Text Analysis',
  menu: 'Text Analysis',
  order: 40,
  icon: 'k%',
}
