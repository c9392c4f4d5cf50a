import { choice, listLimit } from '#core/tool/define-options.ts'
import { columnOptions } from '#core/text/column-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Remove, list or count duplicate lines.',
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
})
