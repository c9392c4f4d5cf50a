import { listLimit, textInput } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Sentence Counter',
  summary: 'Count sentences, see how their lengths vary, and find the ones over 25 words.',
  purpose: 'Count sentences, and measure how long they are.',
  category: 'Writing Tools',
  menu: 'Text Analysis',
  order: 100,
  icon: 'A.',
  keywords: commaSeparated(`
    sentence count, count sentences, number of sentences, sentence length, average sentence length, words per
    sentence, longest sentence, shortest sentence, long sentences, run-on sentences, rhythm, length profile, style,
    clarity, how many sentences
  `),
  inputs: textInput,
  options: {
    wordLimit: { kind: 'number', label: 'Mark sentences over this many words', initial: 25, min: 1, max: 200 },
    limit: { ...listLimit, min: 1 },
  },
  result: 'report',
  copiedMessage: 'Stats copied to clipboard!',
  examples: [
    {
      title: 'Short and long sentences',
      input: {
        text:
          'The train was late. Nobody minded, since the sun lay warm along the platform and a boy with a trumpet, who ' +
          'knew three songs and played them as if he had written each that very morning, would not stop for anyone. ' +
          'Then it came. “All aboard!” We stayed.',
      },
      output: 'Sentences: 5\nAverage: 9.6 words\nLongest: 37 words\nShortest: 2 words',
    },
    {
      title: 'Abbreviations, decimals and ellipses',
      input: {
        text: 'Dr. J. Lee paid $3.50 at example.com, e.g. for tea, cake, etc. on the train. Wait... what?! Yes (really).',
      },
      output: 'Sentences: 4\nAverage: 4.8 words\nLongest: 15 words\nShortest: 1 word',
    },
    {
      title: 'Japanese and Arabic',
      input: { text: '吾輩は猫である。名前はまだ無い。\n\nشمس الصباح دافئة. القطار تأخر قليلا! لنذهب.' },
      output: 'Sentences: 5\nAverage: 1.8 words\nLongest: 3 words\nShortest: 1 word',
    },
  ],
})
