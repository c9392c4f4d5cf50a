import { languageOption } from '#core/language/language-option.ts'
import { listLimit, textInput, typedText } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'List the most frequent words.',
  inputs: textInput,
  options: {
    skipStopWords: { kind: 'flag', label: 'Leave out stop words', initial: false },
    stopWords: typedText('Other words to leave out', { placeholder: 'und, der, die' }),
    minLength: { kind: 'number', label: 'Minimum word length', initial: 3, min: 1, max: 30 },
    language: languageOption,
    limit: { ...listLimit, initial: 20, min: 1, max: 100_000_000 },
    csv: { kind: 'flag', label: 'All words as CSV', initial: false, isLinked: false },
  },
  result: 'report',
  copiedMessage: 'Stats copied to clipboard!',
})
