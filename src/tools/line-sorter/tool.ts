import { choice } from '#core/tool/define-options.ts'
import { columnOptions } from '#core/text/column-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Line Sorter',
  summary: 'Sort lines from A to Z or Z to A, by length, number, last word or column. You can also reverse or shuffle.',
  purpose: 'Sort lines by letters, numbers or columns.',
  category: 'Text Formatting',
  menu: 'Text Formatting',
  order: 40,
  icon: '↧z',
  keywords: commaSeparated(`
    sort, sort lines, alphabetize, alphabetical order, order list, a-z, z-a, ascending, descending, line length,
    natural sort, version sort, numeric sort, sort by last name, surname, shuffle, randomize, random order, reverse
    list, remove blank lines, sort csv, sort by column, sort by number, sort and remove duplicates, sort unique, header
    row
  `),
  next: ['duplicate-remover'],
  inputs: { text: { kind: 'text', label: 'Your lines', placeholder: 'Type or paste lines, or drop a file here' } },
  options: {
    order: choice('Order', {
      az: 'A to Z',
      za: 'Z to A',
      length: 'Shortest first',
      reverse: 'Reverse',
      smallest: 'Smallest number',
      largest: 'Largest number',
      lastWord: 'By last word',
      shuffle: 'Shuffle',
    }),
    ignoreCase: { kind: 'flag', label: 'Ignore case', initial: false },
    naturalNumbers: { kind: 'flag', label: 'Sort numbers naturally (9 before 10)', initial: false },
    trim: { kind: 'flag', label: 'Trim each line', initial: false },
    dropBlank: { kind: 'flag', label: 'Remove blank lines', initial: false },
    dedupe: { kind: 'flag', label: 'Remove duplicate lines', initial: false },
    keepFirst: { kind: 'flag', label: 'Keep the first line at the top', initial: false },
    ...columnOptions,
  },
  result: 'text',
  copiedMessage: 'Text copied to clipboard!',
  isRandom: true,
  examples: [
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
  ],
})
