import { choice } from '#core/tool/define-options.ts'
import { columnOptions } from '#core/text/column-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Sort lines by letters, numbers or columns.',
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
})
