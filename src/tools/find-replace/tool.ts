import { choice, listLimit, textInput, typedText } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Find & Replace',
  summary: 'Find text or a regular expression, see matches highlighted and counted, and replace them all at once.',
  purpose: 'Replace text or regular expressions, or filter lines.',
  category: 'Text Manipulation',
  menu: 'Text Formatting',
  order: 60,
  icon: 'a→b',
  keywords: commaSeparated(`
    find and replace, search and replace, replace all, replace text, substitute, swap words, rename, remove text,
    delete word, change words, regex replace, whole word, case sensitive, match case, count occurrences, sed, replace
    string, replace commas, remove lines containing, delete lines containing, keep lines containing, filter lines,
    replace one by one, replace line breaks
  `),
  next: ['line-sorter', 'duplicate-remover'],
  inputs: textInput,
  options: {
    mode: choice('Action', {
      replace: 'Replace matches',
      keepLines: 'Keep lines with a match',
      removeLines: 'Remove lines with a match',
    }),
    find: { kind: 'text', label: 'Find', initial: '', isRequired: true, linkedAs: 'search text' },
    replace: typedText('Replace with', { placeholder: 'Leave empty to delete', linkedAs: 'replacement' }),
    caseSensitive: { kind: 'flag', label: 'Match case', initial: false },
    wholeWord: { kind: 'flag', label: 'Whole words only', initial: false },
    regex: { kind: 'flag', label: 'Regular expression', initial: false },
    escapes: { kind: 'flag', label: String.raw`Use \n for a line break, \t for a tab`, initial: false },
    preview: { kind: 'flag', label: 'Count matches without replacing', initial: false, isLinked: false },
    at: {
      kind: 'number',
      label: 'Replace only the match at this index (-1 for all)',
      initial: -1,
      min: -1,
      max: 1_000_000_000,
      isLinked: false,
      isInternal: true,
    },
    limit: listLimit,
  },
  result: 'text',
  copiedMessage: 'Text copied to clipboard!',
  mainThreadLimit: 2048,
  timeLimit: 2000,
  timeLimitWhen: { regex: true },
  examples: [
    {
      title: 'Replace a name as a whole word',
      input: { text: 'Ann wrote it. The annual report was ANN’s idea, and everybody thanked Ann.' },
      options: { find: 'ann', replace: 'Zoë', wholeWord: true },
      output: 'Zoë wrote it. The annual report was Zoë’s idea, and everybody thanked Zoë.',
    },
    {
      title: 'Reorder dates with a regular expression',
      input: { text: 'Ordered 29/02/2024, paid 01/03/2024.' },
      options: { find: String.raw`(\d\d)/(\d\d)/(\d{4})`, replace: '$3-$2-$1', regex: true },
      output: 'Ordered 2024-02-29, paid 2024-03-01.',
    },
    {
      title: 'Replace Greek text, ignoring case',
      input: { text: 'ΟΔΟΣ ΑΘΗΝΑΣ, οδός Ερμού, οδος Σταδίου' },
      options: { find: 'οδοσ', replace: 'λεωφόρος' },
      output: 'λεωφόρος ΑΘΗΝΑΣ, οδός Ερμού, λεωφόρος Σταδίου',
    },
    {
      title: 'Split a list into lines',
      input: { text: 'apples, pears;plums ,  figs' },
      options: { find: String.raw`\s*[,;]\s*`, replace: String.raw`\n`, regex: true },
      output: 'apples\npears\nplums\nfigs',
    },
    {
      title: 'Keep only the errors of a log',
      input: { text: '09:01 INFO started\n09:02 ERROR disk full\n09:03 INFO retry\n09:04 ERROR disk full' },
      options: { mode: 'keepLines', find: 'error', wholeWord: true },
      output: '09:02 ERROR disk full\n09:04 ERROR disk full',
    },
  ],
})
