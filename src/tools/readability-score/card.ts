import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Readability Score',
  summary:
    'See how easy a text is to read, with a Flesch score, school grades from five formulas and highlighted hard sentences.',
  category: 'Writing Tools',
  menu: 'SEO Tools',
  order: 30,
  icon: 'A+',
}
