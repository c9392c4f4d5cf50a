import { choice, listLimit } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Compare two texts.',
  inputs: {
    original: { kind: 'text', label: 'Original', placeholder: 'Type or paste the original text, or drop a file here' },
    modified: { kind: 'text', label: 'Modified', placeholder: 'Type or paste the modified text, or drop a file here' },
  },
  options: {
    // The library's types need to know which mode is the default.
    mode: {
      ...choice('Compare', { position: 'By position', aligned: 'Aligned', lists: 'Lists' }),
      initial: 'position',
    },
    ignoreCase: { kind: 'flag', label: 'Ignore case', initial: false },
    ignoreSpace: { kind: 'flag', label: 'Ignore whitespace', initial: false },
    limit: { ...listLimit, min: 1 },
  },
  result: 'report',
  printsAs: 'diff',
  copiedMessage: 'Copied to clipboard!',
})
