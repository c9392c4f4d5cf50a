import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
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
    output: '調査では、水道水とボトルの水の味の違いが分からない人が多かった。',
  },
]
