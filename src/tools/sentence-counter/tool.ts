import { languageOption } from '#core/language/language-option.ts'
import { listLimit, textInput } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Count sentences, and measure how long they are.',
  inputs: textInput,
  options: {
    wordLimit: { kind: 'number', label: 'Mark sentences over this many words', initial: 25, min: 1, max: 200 },
    language: languageOption,
    limit: { ...listLimit, min: 1 },
  },
  result: 'report',
  copiedMessage: 'Stats copied to clipboard!',
})
