import { choice, textInput } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Reverse characters, words or lines.',
  inputs: textInput,
  options: {
    unit: choice('Reverse', {
      characters: 'Characters',
      words: 'Words',
      lines: 'Lines',
      letters: 'Letters of each word',
    }),
  },
  result: 'text',
  lineByLine: { unit: ['words', 'letters'] },
  copiedMessage: 'Text copied to clipboard!',
})
