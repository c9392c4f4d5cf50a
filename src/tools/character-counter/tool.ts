import { choice, optionalNumber, textInput } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'
import { platformLabels } from './platforms.ts'

export const tool = defineTool({
  purpose: 'Count characters, and check them against a limit.',
  inputs: { text: { ...textInput.text, hasByteOrderMark: true } },
  options: {
    platform: choice('Limit to check', { none: 'No limit', ...platformLabels, own: 'Your limit' }),
    limit: optionalNumber('Your limit in characters (optional)', 1_000_000),
  },
  result: 'report',
  copiedMessage: 'Stats copied to clipboard!',
})
