import { choice, listLimit, textInput, typedText } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Replace text or regular expressions, or filter lines.',
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
  timeLimit: 2000,
  timeLimitWhen: { regex: true },
})
