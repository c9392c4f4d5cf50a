import { choice } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Lorem Ipsum Generator',
  summary: 'Generate placeholder text by the paragraph, sentence or word, as plain text or HTML.',
  purpose: 'Generate placeholder text.',
  category: 'Generators',
  menu: 'Generators',
  order: 10,
  icon: 'Li',
  keywords: commaSeparated(`
    lorem ipsum, lipsum, placeholder, dummy text, filler text, blind text, sample text, latin, paragraphs, sentences,
    words, html, mockup, layout
  `),
  next: ['word-counter', 'case-converter'],
  inputs: {},
  options: {
    count: { kind: 'number', label: 'Amount', initial: 5, min: 1, max: 1_000_000_000, fieldMax: 100, fallback: 1 },
    unit: choice('Unit', { paragraphs: 'Paragraphs', sentences: 'Sentences', words: 'Words' }),
    format: choice('Format', { text: 'Plain text', html: 'HTML paragraphs', list: 'HTML list' }),
    randomOrder: { kind: 'flag', label: 'Different words each time', initial: false },
    classicOpening: { kind: 'flag', label: 'Start with “Lorem ipsum dolor sit amet…”', initial: true },
  },
  result: 'text',
  copiedMessage: 'Lorem ipsum copied to clipboard!',
  isRandom: true,
  examples: [
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
      output:
        '<p>Irure eiusmod non ea lorem voluptate, cillum elit irure in commodo incididunt proident ea cillum.</p>',
    },
  ],
})
