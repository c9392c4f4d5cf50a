import { defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Duplicate Remover',
  summary: 'Keep the first of equal lines and remove the rest, in the order they stand, and see what was removed.',
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
  inputs: {
    text: { kind: 'text', label: 'Your lines', placeholder: 'One entry a line: type, paste, or drop a file here' },
  },
  options: {
    ignoreCase: { kind: 'flag', label: 'Ignore case', initial: false },
    ignoreSpace: { kind: 'flag', label: 'Ignore blanks around lines', initial: false },
    limit: {
      kind: 'number',
      label: 'Removed lines listed',
      initial: 1_000_000,
      min: 0,
      max: 1_000_000,
    },
  },
  copiedMessage: 'Text copied to clipboard!',
  examples: [
    {
      title: 'A list of guests',
      input: { text: 'Zoë\nAnna\nBen\nAnna\nÉmile\nZoë\nAnna' },
      output: 'Zoë\nAnna\nBen\nÉmile',
    },
    {
      title: 'Addresses, typed by several people',
      input: { text: 'ann@example.com\n  Ann@Example.com\nben@example.com \nben@example.com\ncleo@example.com' },
      options: { ignoreCase: true, ignoreSpace: true },
      output: 'ann@example.com\nben@example.com \ncleo@example.com',
    },
    {
      title: 'A shopping list with emoji',
      input: { text: '🍎 りんご\n🍌 バナナ\n🍎 りんご\n🍏 りんご' },
      output: '🍎 りんご\n🍌 バナナ\n🍏 りんご',
    },
  ],
})
