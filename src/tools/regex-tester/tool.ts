import { listLimit, typedText } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Regex Tester',
  summary: 'Test a JavaScript regular expression on your text: see every match, its groups and a replacement preview.',
  purpose: 'List the matches of a regular expression.',
  category: 'Developer Tools',
  menu: 'Developer Tools',
  order: 30,
  icon: '.*',
  keywords: commaSeparated(`
    regexp, regular expression, pattern, match, capture groups, named groups, lookahead, search, replace, grep,
    javascript, cheat sheet, regex101
  `),
  next: ['duplicate-remover', 'line-sorter'],
  inputs: { text: { kind: 'text', label: 'Text', placeholder: 'Type or paste the text to search' } },
  options: {
    pattern: typedText('Pattern', { placeholder: String.raw`\b\w+\b`, isRequired: true, linkedAs: 'pattern' }),
    flags: {
      kind: 'letters',
      label: 'Flags',
      initial: 'g',
      letters: [
        { letter: 'g', label: 'all matches' },
        { letter: 'i', label: 'ignore case' },
        { letter: 'm', label: '^ $ match each line' },
        { letter: 's', label: '. matches newlines' },
        { letter: 'u', label: 'Unicode' },
        { letter: 'y', label: 'sticky' },
        { letter: 'v', label: 'Unicode sets' },
      ],
    },
    replace: { kind: 'flag', label: 'Preview a replacement', initial: false },
    replacement: typedText('Replacement', { placeholder: '$1, $<name> or $&', linkedAs: 'replacement' }),
    escapes: {
      kind: 'flag',
      label: String.raw`Use \n for a line break, \t for a tab in the replacement`,
      initial: false,
    },
    limit: { ...listLimit, min: 1 },
    lineNumbers: {
      kind: 'flag',
      label: 'Add the number of the line in which each match starts',
      initial: false,
      isLinked: false,
    },
    ranges: {
      kind: 'flag',
      label: 'Add the start and end of each group (with --json)',
      initial: false,
      isLinked: false,
    },
  },
  result: 'text',
  resultExtension: 'txt',
  copiedMessage: 'Copied to clipboard!',
  timeLimit: 1000,
  examples: [
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
  ],
})
