import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Guest list with repeated names',
    input: { text: 'Zoë\nAnna\nBen\nAnna\nÉmile\nZoë\nAnna' },
    output: 'Zoë\nAnna\nBen\nÉmile',
  },
  {
    title: 'Email addresses with different case and spaces',
    input: { text: 'ann@example.com\n  Ann@Example.com\nben@example.com \nben@example.com\ncleo@example.com' },
    options: { ignoreCase: true, ignoreSpace: true },
    output: 'ann@example.com\nben@example.com \ncleo@example.com',
  },
  {
    title: 'Names that occur more than once',
    input: { text: 'Zoë\nAnna\nBen\nAnna\nÉmile\nZoë\nAnna' },
    options: { mode: 'duplicates' },
    output: 'Zoë\nAnna',
  },
  {
    title: 'Most frequent answers',
    input: { text: 'tea\ncoffee\nTea\nwater\ncoffee\ntea' },
    options: { mode: 'counts', ignoreCase: true },
    output: '3× tea\n2× coffee\n1× water',
  },
  {
    title: 'One order per customer',
    input: { text: '101,ann@example.com,12\n102,ben@example.com,40\n103,ann@example.com,7' },
    options: { column: 2 },
    output: '101,ann@example.com,12\n102,ben@example.com,40',
  },
  {
    title: 'Verses with blank lines between them',
    input: { text: 'La la la\nRow your boat\n\nLa la la\nDown the stream\n\nLa la la' },
    options: { keepBlank: true },
    output: 'La la la\nRow your boat\n\nDown the stream\n',
  },
  {
    title: 'List with emoji and Japanese text',
    input: { text: '🍎 りんご\n🍌 バナナ\n🍎 りんご\n🍏 りんご' },
    output: '🍎 りんご\n🍌 バナナ\n🍏 りんご',
  },
]
