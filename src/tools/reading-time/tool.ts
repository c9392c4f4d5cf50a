import { optionalNumber, textInput } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Tell how long a text takes to read and to say.',
  inputs: textInput,
  options: {
    ownSpeed: optionalNumber('Your speed in words per minute (optional)', 10_000),
  },
  result: 'report',
  copiedMessage: 'Stats copied to clipboard!',
})
