import { choice, optionalNumber } from '#core/define-options.ts'
import { maxSeed } from '#core/random/seeded-random.ts'
import { columnOptions } from '#core/text/column-options.ts'
import { splitOption } from '#core/text/split-entries.ts'
import { commaSeparated, defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Line Sorter',
  summary:
    'Sort lines from A to Z or Z to A, by length, number, date, last word or column. You can also reverse or shuffle.',
  purpose: 'Sort lines by letters, numbers, dates or columns.',
  category: 'Text Formatting',
  menu: 'Text Formatting',
  order: 40,
  icon: '↧z',
  keywords: commaSeparated(`
    sort, sort lines, alphabetize, alphabetical order, order list, a-z, z-a, ascending, descending, line length,
    natural sort, version sort, numeric sort, sort by last name, surname, shuffle, randomize, random order, reverse
    list, remove blank lines, sort csv, sort by column, sort by date, chronological order, sort by number, longest
    first, sort and remove duplicates, sort unique, random seed, header row, ignore articles, sort titles
  `),
  next: ['duplicate-remover'],
  inputs: { text: { kind: 'text', label: 'Your lines', placeholder: 'Type or paste lines, or drop a file here' } },
  options: {
    order: choice('Order', {
      az: 'A to Z',
      za: 'Z to A',
      length: 'Shortest first',
      reverse: 'Reverse',
      lastWord: 'By last word',
      shuffle: 'Shuffle',
      longest: 'Longest first',
      smallest: 'Smallest number',
      largest: 'Largest number',
      oldest: 'Oldest date',
      newest: 'Newest date',
    }),
    ignoreCase: { kind: 'flag', label: 'Ignore case', initial: false },
    ignoreArticles: { kind: 'flag', label: 'Ignore a, an and the at the start', initial: false },
    naturalNumbers: { kind: 'flag', label: 'Sort numbers naturally (9 before 10)', initial: false },
    trim: { kind: 'flag', label: 'Trim each line', initial: false },
    dropBlank: { kind: 'flag', label: 'Remove blank lines', initial: false },
    dedupe: { kind: 'flag', label: 'Remove duplicate lines', initial: false },
    keepFirst: { kind: 'flag', label: 'Keep the first line at the top', initial: false },
    split: splitOption,
    oneLine: { kind: 'flag', label: 'Put the result on one line, with commas', initial: false },
    ...columnOptions,
    monthFirst: { kind: 'flag', label: 'Month first in dates like 3/12/2024', initial: false },
    shuffleSeed: optionalNumber('Seed for Shuffle (empty: a new order each time)', maxSeed),
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
      title: 'Titles with articles',
      input: { text: 'The Waves\nA Passage to India\nBeloved' },
      options: { order: 'az', ignoreArticles: true },
      output: 'Beloved\nA Passage to India\nThe Waves',
    },
    {
      title: 'Table by amount, largest first',
      input: { text: 'name,amount\n"Ng, Ada",980\nBen,"1,299.00"\nCleo,n/a\nDan,-40' },
      options: { order: 'largest', column: 2, keepFirst: true },
      output: 'name,amount\nBen,"1,299.00"\n"Ng, Ada",980\nDan,-40\nCleo,n/a',
    },
    {
      title: 'Dates in different formats',
      input: { text: '12 March 2024\nno date\n2023-11-05\nFeb 1, 2024\n13/02/2024' },
      options: { order: 'oldest' },
      output: '2023-11-05\nFeb 1, 2024\n13/02/2024\n12 March 2024\nno date',
    },
    {
      title: 'List in one line',
      input: { text: 'pear, apple, fig' },
      options: { order: 'az', split: true, oneLine: true },
      output: 'apple, fig, pear',
    },
    {
      title: 'Emoji and flags by visible length',
      input: { text: '🇯🇵🇮🇸🇫🇷\n👩‍👩‍👧\nnaïve\nno' },
      options: { order: 'length' },
      output: '👩‍👩‍👧\nno\n🇯🇵🇮🇸🇫🇷\nnaïve',
    },
  ],
})
