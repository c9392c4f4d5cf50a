import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Slug Generator',
  summary: 'Turn a title in any language into a short, readable URL slug: Café Zürich becomes cafe-zurich.',
  category: 'SEO Tools',
  menu: 'SEO Tools',
  order: 20,
  icon: 'a-b',
}
