import { languageOption } from '#core/language/language-option.ts'
import { choice } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Shorten a text to some of its sentences.',
  inputs: {
    text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste the text to summarize, or drop a file here' },
  },
  options: {
    mode: choice('Sentences to keep', {
      even: 'Evenly spaced',
      key: 'Key sentences',
    }),
    count: { kind: 'number', label: 'Number of sentences', initial: 3, min: 1, max: 10, fallback: 3, slider: true },
    bullets: { kind: 'flag', label: 'As a bulleted list', initial: false },
    language: languageOption,
  },
  result: 'text',
  copiedMessage: 'Summary copied!',
})
