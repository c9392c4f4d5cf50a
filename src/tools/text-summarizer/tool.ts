import { choice } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Text Summarizer',
  summary: 'Shorten a text to a few of its own sentences, evenly spaced or those with most in common with the others.',
  purpose: 'Shorten a text to some of its sentences.',
  category: 'Writing Tools',
  menu: 'Developer Tools',
  order: 95,
  icon: 'Σ',
  keywords: commaSeparated(`
    summary, summarize, summarise, summariser, shorten, abstract, abridge, excerpt, extract sentences, key sentences,
    key points, main points, textrank, tl;dr, condense, make shorter, sum up, synopsis
  `),
  nearestFor: ['paraphrase', 'rewrite', 'essay writer'],
  next: ['word-counter', 'readability-score'],
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
  },
  result: 'text',
  copiedMessage: 'Summary copied!',
  examples: [
    {
      title: 'Three of nine sentences, evenly spaced',
      input: {
        text:
          'The lighthouse was built in 1862. It stands on a rock. Boats reach it only at low tide. The first keeper ' +
          'stayed for thirty years. He kept a diary. Storms took the stairs twice. In 1971 the lamp became electric. ' +
          'Nobody has lived there since. Puffins do.',
      },
      output:
        'The lighthouse was built in 1862. The first keeper stayed for thirty years. In 1971 the lamp became ' +
        'electric.',
    },
    {
      title: 'The two key sentences of a text about bees, as a list',
      input: {
        text:
          'Bees tell each other where to find food. A forager that has found flowers dances on the comb. It was a quiet ' +
          'summer. The angle of her dance shows the other bees the direction of the flowers. Nobody believed it at first. ' +
          'Today cameras read the dances, and maps show where bees find food in a city.',
      },
      options: { mode: 'key', count: 2, bullets: true },
      output:
        '- Bees tell each other where to find food.\n' +
        '- Today cameras read the dances, and maps show where bees find food in a city.',
    },
    {
      title: 'The key sentence of a Japanese text',
      input: {
        text:
          '東京の水道水は安全で、そのまま飲むことができる。多くの人はボトルの水を買っている。夏は暑い。調査では、水道水と' +
          'ボトルの水の味の違いが分からない人が多かった。値段もずっと安い。',
      },
      options: { mode: 'key', count: 1 },
      output: '多くの人はボトルの水を買っている。',
    },
  ],
})
