import { choice, listLimit } from '#core/tool/define-options.ts'
import { columnOptions } from '#core/text/column-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Duplicate Remover',
  summary:
    'Remove duplicate lines and keep the first copy of each in its place, list only duplicates or unique lines, or count them.',
  purpose: 'Remove, list or count duplicate lines.',
  category: 'Text Manipulation',
  menu: 'Text Formatting',
  order: 70,
  icon: '≠',
  keywords: commaSeparated(`
    duplicates, remove duplicate lines, dedupe, deduplicate, unique lines, distinct, repeated lines, delete doubles,
    clean list, email list, uniq, sort -u, dupes, remove repeated lines, double entries, same lines, find duplicates,
    only duplicates, duplicate lines only, unique values, lines that occur once, count duplicates, count lines, count
    occurrences, uniq -c, uniq -d, uniq -u, duplicates by column, mailing list, header row
  `),
  next: ['line-sorter'],
  inputs: {
    text: { kind: 'text', label: 'Your lines', placeholder: 'Type or paste one entry per line, or drop a file here' },
  },
  options: {
    mode: choice('Action', {
      remove: 'Remove duplicates',
      counts: 'Count lines',
      duplicates: 'Only duplicates',
      unique: 'Only unique lines',
    }),
    ignoreCase: { kind: 'flag', label: 'Ignore case', initial: false },
    ignoreSpace: { kind: 'flag', label: 'Ignore leading and trailing spaces', initial: false },
    // Only matters in the mode `remove`.
    keepBlank: { kind: 'flag', label: 'Keep blank lines', initial: false },
    dropBlank: { kind: 'flag', label: 'Remove blank lines', initial: false },
    keepFirst: { kind: 'flag', label: 'Keep the first line at the top', initial: false },
    ...columnOptions,
    limit: listLimit,
  },
  result: 'text',
  copiedMessage: 'Text copied to clipboard!',
  examples: [
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
  ],
})
