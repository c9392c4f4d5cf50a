import { languageOption } from '#core/language/language-option.ts'
import { choice } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Turn a text into hashtags.',
  inputs: {
    text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste a title, a caption or your topics' },
  },
  options: {
    letters: choice('Capitals', {
      typed: 'As typed',
      capitals: '#EachWordCapital',
      lower: '#alllower',
      upper: '#ALLCAPITALS',
    }),
    skipCommon: { kind: 'flag', label: 'Leave out common words (the, with…)', initial: false },
    phrases: { kind: 'flag', label: 'One tag per phrase (line or comma)', initial: false },
    max: { kind: 'number', label: 'Maximum number of tags', initial: 10, min: 1, max: 30 },
    language: languageOption,
    without: { kind: 'text', label: 'Tags to leave out', initial: '', placeholder: '#the #and' },
  },
  result: 'text',
  resultExtension: 'txt',
  copiedMessage: 'Hashtags copied!',
})
