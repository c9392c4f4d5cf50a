import { notesStart, optionalNumber, textInput } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Count words, characters, sentences and paragraphs.',
  inputs: textInput,
  options: { goal: optionalNumber('Word goal (optional)', 1_000_000), notesStart },
  result: 'report',
  copiedMessage: 'Stats copied to clipboard!',
})
