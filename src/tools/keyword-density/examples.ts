import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Keyword on a product page',
    input: {
      text:
        'Our green tea is grown in the shade. Green tea from Uji tastes of the sea; teapots keep it warm. Brew green ' +
        'tea at 70 °C, and steep it for a minute.',
    },
    options: { keyword: 'tea' },
    output:
      'Keyword: tea\nCount: 4\nDensity: 12.50%\nWords: 32\n\nOne word\ngreen: 3 (9.38%)\ntea: 3 (9.38%)\n\nTwo words\n' +
      'green tea: 3 (9.38%)',
  },
  {
    title: 'Two-word phrase',
    input: {
      text:
        'Search engine optimisation is what search engines reward. A search engine reads the page as people do: ' +
        'words first. “Search engine” is a phrase, and so is ‘search, engine’.',
    },
    options: { keyword: 'search engine' },
    output:
      'Keyword: search engine\nCount: 5\nDensity: 17.24%\nWords: 29\n\nOne word\nsearch: 5 (17.24%)\n' +
      'engine: 4 (13.79%)\n\nTwo words\nsearch engine: 4 (13.79%)',
  },
  {
    title: 'Whole word, without the shop’s name',
    input: {
      text:
        '# Tea at Leaf & Co.\n\nLeaf & Co. sells tea, teapots and tea towels. Visit Leaf & Co. in Leith.\n\n## Teapots\n\n' +
        'A teapot keeps tea warm. So does a tea towel.',
    },
    options: { keyword: 'tea', wholeWord: true, stopWords: 'leaf, co' },
    output: 'Keyword: tea\nCount: 5\nDensity: 15.15%\nWords: 33\n\nOne word\ntea: 5 (15.15%)\nteapots: 2 (6.06%)',
  },
  {
    title: 'Turkish text in mixed case',
    input: { text: 'İstanbul’da bir gün. İSTANBUL büyük, istanbul eski, Ankara sakin.' },
    options: { keyword: 'istanbul' },
    output: 'Keyword: istanbul\nCount: 3\nDensity: 33.33%\nWords: 9\n\nOne word\nistanbul: 2 (22.22%)',
  },
]
