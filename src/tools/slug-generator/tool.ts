import type { OptionValues } from '#core/tool/options.ts'
import { choice, optionalNumber } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Turn titles into slugs for addresses.',
  inputs: { text: { kind: 'text', label: 'Title', placeholder: 'Type or paste a title or a list of titles' } },
  options: {
    separator: choice('Separator', { '-': 'Hyphen (-)', _: 'Underscore (_)', '.': 'Full stop (.)' }),
    keepUnicode: { kind: 'flag', label: 'Keep accents and non-Latin letters', initial: false },
    german: { kind: 'flag', label: 'German umlauts: ä becomes ae', initial: false },
    writeAnd: { kind: 'flag', label: '& becomes and', initial: false },
    perLine: { kind: 'flag', label: 'One slug per line', initial: false },
    splitPunctuation: { kind: 'flag', label: 'Punctuation becomes a hyphen', initial: false },
    maxLength: optionalNumber('Maximum length (optional)', 10_000),
  },
  result: 'text',
  resultExtension: 'txt',
  lineByLine: { perLine: [true] },
  copiedMessage: 'Slug copied!',
})

export type Options = OptionValues<typeof tool.options>
