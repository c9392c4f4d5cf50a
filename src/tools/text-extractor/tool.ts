import type { OptionValues } from '#core/tool/options.ts'
import { choice, listLimit, textInput, typedText } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'List email addresses, URLs, numbers and more.',
  inputs: textInput,
  options: {
    kind: choice('Extract', {
      emails: 'Emails',
      urls: 'URLs',
      phones: 'Phone numbers',
      hashtags: 'Hashtags',
      mentions: 'Mentions',
      ips: 'IP addresses',
      numbers: 'Numbers',
      pattern: 'Custom pattern',
    }),
    pattern: typedText('Custom pattern', { placeholder: String.raw`[A-Z]{2}-\d+`, linkedAs: 'pattern' }),
    bareDomains: { kind: 'flag', label: 'Include URLs without http://', initial: false },
    keepDuplicates: { kind: 'flag', label: 'Keep duplicates', initial: false },
    limit: listLimit,
  },
  result: 'text',
  resultExtension: 'txt',
  copiedMessage: 'Extracted items copied!',
  timeLimit: 2000,
  timeLimitWhen: { kind: 'pattern' },
})

export type Options = OptionValues<typeof tool.options>

export type Kind = (typeof tool)['options']['kind']['choices'][number]['value']
