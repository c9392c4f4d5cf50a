import { choice, textInput } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Convert to upper, lower, title, snake_case and others.',
  inputs: textInput,
  options: {
    style: choice('Style', {
      upper: 'UPPER CASE',
      lower: 'lower case',
      title: 'Title Case',
      sentence: 'Sentence case',
      camel: 'camelCase',
      snake: 'snake_case',
      kebab: 'kebab-case',
      alternate: 'aLtErNaTe',
      pascal: 'PascalCase',
      constant: 'CONSTANT_CASE',
      dot: 'dot.case',
      path: 'path/case',
      invert: 'iNVERT',
      ap: 'AP Title Case',
      apa: 'APA Title Case',
      chicago: 'Chicago Title Case',
      mla: 'MLA Title Case',
      lines: 'Sentence case per line',
      keep: 'Sentence case, capitals kept',
    }),
    language: choice('Letters of', { auto: 'All languages', tr: 'Turkish', az: 'Azeri', lt: 'Lithuanian' }),
  },
  result: 'text',
  // Sentences can have several lines. The other one left out alternates from line to line.
  lineByLine: {
    style: [
      'upper',
      'lower',
      'title',
      'camel',
      'snake',
      'kebab',
      'pascal',
      'constant',
      'dot',
      'path',
      'invert',
      'lines',
    ],
  },
  copiedMessage: 'Text copied to clipboard!',
})
