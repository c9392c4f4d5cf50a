import { choice } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Convert text to Morse code, or back.',
  inputs: {
    text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste text or Morse code, or drop a file here' },
  },
  options: {
    direction: choice('Direction', { encode: 'Encode', decode: 'Decode' }),
    alphabet: choice('Decode to letters that are', {
      latin: 'Latin',
      cyrillic: 'Cyrillic',
      greek: 'Greek',
    }),
  },
  result: 'text',
  copiedMessage: 'Copied to clipboard!',
})
