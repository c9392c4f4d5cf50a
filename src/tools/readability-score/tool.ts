import { languageOption } from '#core/language/language-option.ts'
import { listLimit } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Rate how easy a text is to read.',
  inputs: {
    text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste text, or drop a file here' },
  },
  options: {
    style: {
      kind: 'flag',
      label: 'Find passive voice, adverbs and words with a simpler one',
      initial: false,
      isLinked: false,
    },
    language: languageOption,
    limit: { ...listLimit, min: 1 },
  },
  result: 'report',
  copiedMessage: 'Stats copied to clipboard!',
})
