import { defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Duplicate Remover',
  summary: 'Remove duplicate lines, keep the first copy of each in the original order, and see what was removed.',
  category: 'Text Manipulation',
  menu: 'Text Formatting',
  order: 70,
  icon: '≠',
  keywords: [
    'duplicates',
    'remove duplicate lines',
    'dedupe',
    'deduplicate',
    'unique lines',
    'distinct',
    'repeated lines',
    'delete doubles',
    'clean list',
    'email list',
    'uniq',
    'sort -u',
    'dupes',
    'remove repeated lines',
    'double entries',
    'same lines',
  ],
  next: ['line-sorter'],
  inputs: {
    text: { kind: 'text', label: 'Your lines', placeholder: 'Type or paste one entry per line, or drop a file here' },
  },
  options: {
    ignoreCase: { kind: 'flag', label: 'Ignore case', initial: false },
    ignoreSpace: { kind: 'flag', label: 'Ignore leading and trailing spaces', initial: false },
    limit: {
      kind: 'number',
      label: 'Maximum number of removed lines to list',
      initial: 1_000_000,
      min: 0,
      max: 1_000_000,
      isLinked: false,
    },
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
      title: 'List with emoji and Japanese text',
      input: { text: '🍎 りんご\n🍌 バナナ\n🍎 りんご\n🍏 りんご' },
      output: '🍎 りんご\n🍌 バナナ\n🍏 りんご',
    },
  ],
})
