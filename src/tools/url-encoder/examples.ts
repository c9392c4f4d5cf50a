import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Search term with accents and symbols',
    input: { text: 'crème brûlée & coffee, 50% off' },
    output: 'cr%C3%A8me%20br%C3%BBl%C3%A9e%20%26%20coffee%2C%2050%25%20off',
  },
  {
    title: 'Link with a query string',
    input: { text: 'https://example.org/search?q=%E6%97%A5%E6%9C%AC%E8%AA%9E+tea&page=2&sort=price%20up#results' },
    options: { direction: 'decode', plus: true },
    output: 'https://example.org/search?q=日本語 tea&page=2&sort=price up#results',
  },
  {
    title: 'Whole address with spaces',
    input: { text: 'https://example.org/my files/Übersicht 2025.pdf?view=full page' },
    options: { wholeUrl: true },
    output: 'https://example.org/my%20files/%C3%9Cbersicht%202025.pdf?view=full%20page',
  },
  {
    title: 'Address that is partly encoded',
    input: { text: 'https://example.org/my%20files/Übersicht 2025.pdf?discount=50%25' },
    options: { wholeUrl: true, keepEscapes: true },
    output: 'https://example.org/my%20files/%C3%9Cbersicht%202025.pdf?discount=50%25',
  },
  {
    title: 'List of search terms',
    input: { text: 'green tea\ncoffee & cake\n' },
    options: { lines: true },
    output: 'green%20tea\ncoffee%20%26%20cake\n',
  },
  {
    title: 'Form value with an emoji',
    input: { text: 'one + one 🙂' },
    options: { plus: true },
    output: 'one+%2B+one+%F0%9F%99%82',
  },
]
