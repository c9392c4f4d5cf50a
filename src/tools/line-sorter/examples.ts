import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Names with accents',
    input: { text: 'Zoë\nemil\nÉmile\nEmma\nØystein\nAdam\nÅsa' },
    options: { order: 'az' },
    output: 'Adam\nÅsa\nemil\nÉmile\nEmma\nØystein\nZoë',
  },
  {
    title: 'Numbered files',
    input: { text: 'page-10.txt\npage-9.txt\npage-1.txt\nPage-2.txt\n' },
    options: { order: 'az', naturalNumbers: true },
    output: 'page-1.txt\nPage-2.txt\npage-9.txt\npage-10.txt\n',
  },
  {
    title: 'People by surname',
    input: { text: 'Grace Hopper\nAlan Turing\nMary Shelley\nAda Lovelace\n\nPercy Shelley' },
    options: { order: 'lastWord', dropBlank: true },
    output: 'Grace Hopper\nAda Lovelace\nMary Shelley\nPercy Shelley\nAlan Turing',
  },
  {
    title: 'Table by amount, largest first',
    input: { text: 'name,amount\n"Ng, Ada",980\nBen,"1,299.00"\nCleo,n/a\nDan,-40' },
    options: { order: 'largest', column: 2, keepFirst: true },
    output: 'name,amount\nBen,"1,299.00"\n"Ng, Ada",980\nDan,-40\nCleo,n/a',
  },
  {
    title: 'Emoji and flags by visible length',
    input: { text: '🇯🇵🇮🇸🇫🇷\n👩‍👩‍👧\nnaïve\nno' },
    options: { order: 'length' },
    output: '👩‍👩‍👧\nno\n🇯🇵🇮🇸🇫🇷\nnaïve',
  },
]
