import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Two sentences',
    input: {},
    options: { count: 2, unit: 'sentences' },
    output:
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit. Irure eiusmod non ea lorem voluptate, ' +
      'cillum elit irure in commodo incididunt proident ea cillum.',
  },
  { title: 'Five words', input: {}, options: { unit: 'words' }, output: 'lorem ipsum dolor sit amet' },
  {
    title: 'Eight words in random order',
    input: {},
    options: { count: 8, unit: 'words', randomOrder: true },
    output: 'lorem ipsum dolor sit amet sunt id duis',
  },
  {
    title: 'Three words as an HTML list',
    input: {},
    options: { count: 3, unit: 'words', format: 'list' },
    output: '<ul>\n  <li>lorem</li>\n  <li>ipsum</li>\n  <li>dolor</li>\n</ul>',
  },
  {
    title: 'HTML sentence without the classic opening',
    input: {},
    options: { count: 1, unit: 'sentences', format: 'html', classicOpening: false },
    output: '<p>Irure eiusmod non ea lorem voluptate, cillum elit irure in commodo incididunt proident ea cillum.</p>',
  },
]
