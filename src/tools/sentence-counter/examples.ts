import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
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
]
