import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Dates with named groups',
    input: { text: 'Ordered 2024-02-29, paid 2024-03-01, 12 items.' },
    options: { pattern: String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})` },
    output: '2024-02-29\n2024-03-01',
  },
  {
    title: 'Capitalised words in any script',
    input: { text: 'Zoë met Émile and Ольга in Łódź.' },
    options: { pattern: String.raw`\p{Lu}\p{L}*`, flags: 'gu' },
    output: 'Zoë\nÉmile\nОльга\nŁódź',
  },
  {
    title: 'Swap first and last names',
    input: { text: 'Ada Lovelace\nAlan Turing\nGrace Hopper' },
    options: { pattern: String.raw`^(\w+) (\w+)$`, flags: 'gm', replace: true, replacement: '$2, $1' },
    output: 'Lovelace, Ada\nTuring, Alan\nHopper, Grace',
  },
  {
    title: 'Prices without the currency symbol',
    input: { text: 'Tea €3.20, cake €4.50, table 12.' },
    // eslint-disable-next-line no-restricted-syntax -- For the user's own pattern.
    options: { pattern: String.raw`(?<=€)\d+(?:\.\d+)?` },
    output: '3.20\n4.50',
  },
]
