import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Word Frequency',
  summary:
    'See which words a text uses most, with counts, percentages and a bar chart, and download the full list as CSV.',
  category: 'Text Analysis',
  menu: 'Text Analysis',
  order: 50,
  icon: '×9',
}
