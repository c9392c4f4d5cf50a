import { languageOption } from '#core/language/language-option.ts'
import { textInput, typedText } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Count a keyword, and list the most frequent phrases.',
  inputs: textInput,
  options: {
    keyword: typedText('Keyword or phrase', { placeholder: 'green tea', linkedAs: 'keyword' }),
    wholeWord: { kind: 'flag', label: 'Whole words only', initial: false },
    skipStopWords: { kind: 'flag', label: 'Leave out stop words', initial: true },
    stopWords: { kind: 'text', label: 'Other words to leave out', initial: '', placeholder: 'shop, brand' },
    rows: { kind: 'number', label: 'Rows per table', initial: 20, min: 1, max: 1000 },
    language: languageOption,
  },
  result: 'report',
  copiedMessage: 'Stats copied to clipboard!',
})
