import { cyberChef, library, platform, system } from '../contestants.js'

const collator = new Intl.Collator('en')

/** @param {string} text */
function linesOf(text) {
  return text.replace(/\n$/, '').split('\n')
}

/** @param {{ text: string }} result */
const textOf = ({ text }) => text

const byCollator = {
  kind: /** @type {const} */ ('platform'),
  name: 'split, Intl.Collator',
  load: async () => (/** @type {import('../race.js').Given} */ { text }) => `${linesOf(text).sort(collator.compare).join('\n')}\n`,
}

/** @type {import('../race.js').Job[]} */
export default [
  {
    tool: 'line-sorter',
    does: 'A to Z, by a collator',
    text: 'lines',
    answer: textOf,
    beside: [
      library('natural-orderby', async () => {
        const { orderBy } = await import('natural-orderby')
        return ({ text }) => orderBy(linesOf(text), undefined, undefined).join('\n')
      }, { bytes: 1_000_000, differs: 'numbers by value' }),
      cyberChef('Sort', ['Line feed', false, 'Alphabetical (case sensitive)'], { differs: 'by code unit' }),
      byCollator,
      system('sort', ['sort'], { differs: 'by the order of its locale' }),
    ],
  },
  {
    tool: 'line-sorter',
    does: 'backwards',
    text: 'lines',
    options: { order: 'reverse' },
    answer: textOf,
    beside: [
      library('lodash', async () => {
        const { default: lodash } = await import('lodash')
        return ({ text }) => `${lodash.reverse(linesOf(text)).join('\n')}\n`
      }),
      platform('split, reverse, join', ({ text }) => `${linesOf(text).reverse().join('\n')}\n`),
      system('tac', ['tac']),
    ],
  },
  {
    tool: 'duplicate-remover',
    does: 'each line once',
    text: 'entries',
    // As the page asks for it. The others list nothing of what they leave out.
    options: { limit: 1000 },
    answer: textOf,
    beside: [
      library('lodash', async () => {
        const { default: lodash } = await import('lodash')
        return ({ text }) => `${lodash.uniq(linesOf(text)).join('\n')}\n`
      }),
      cyberChef('Unique', ['Line feed', false], { answer: (text) => (text.endsWith('\n') ? text : `${text}\n`) }),
      platform('split, Set, join', ({ text }) => `${[...new Set(linesOf(text))].join('\n')}\n`),
      system('awk', (given) => ['awk', '!seen[$0]++', given.file]),
    ],
  },
  {
    tool: 'text-diff',
    does: 'by position, 1 % changed',
    text: 'lines',
    comparesTwo: true,
    input: ({ text, edited }) => ({ original: text, modified: edited }),
    answer: ({ changes }) => changes.length,
    beside: [
      platform('split and compare', ({ text, edited }) => {
        const [one, other] = [text.split('\n'), edited.split('\n')]
        return one.map((line, i) => ({ line: i + 1, original: line, modified: other[i] })).filter(({ original, modified }) => original !== modified)
      }, { answer: (changes) => changes.length }),
    ],
  },
  {
    tool: 'text-diff',
    does: 'aligned, 1 % changed',
    text: 'lines',
    comparesTwo: true,
    options: { mode: 'aligned' },
    input: ({ text, edited }) => ({ original: text, modified: edited }),
    beside: [
      library('diff', async () => {
        const { diffLines } = await import('diff')
        return ({ text, edited }) => diffLines(text, edited)
      }, { differs: 'the changes alone, without a patch or the words that changed' }),
      cyberChef('Diff', ['\n\n\n\n', 'Line', true, true, false, false], {
        from: ({ text, edited }) => `${text}\n\n\n\n${edited}`,
        differs: 'coloured HTML',
      }),
      system('diff -u', ({ file, editedFile }) => ['diff', '-u', file, editedFile], { differs: 'a patch alone' }),
    ],
  },
  {
    tool: 'reverse-text',
    does: 'characters, plain text',
    text: 'prose',
    answer: textOf,
    beside: [
      library('unicode-segmenter', async () => {
        const { splitGraphemes } = await import('unicode-segmenter/grapheme')
        return ({ text }) => [...splitGraphemes(text)].reverse().join('')
      }),
      cyberChef('Reverse', ['Character'], {
        from: ({ text }) => [...Buffer.from(text)],
        bytes: 1_000_000,
        answer: (bytes) => Buffer.from(bytes).toString(),
      }),
      platform('[...s].reverse()', ({ text }) => [...text].reverse().join('')),
    ],
  },
  {
    tool: 'reverse-text',
    does: 'characters, accents and emoji',
    text: 'accented',
    answer: textOf,
    beside: [
      library('unicode-segmenter', async () => {
        const { splitGraphemes } = await import('unicode-segmenter/grapheme')
        return ({ text }) => [...splitGraphemes(text)].reverse().join('')
      }),
      platform('[...s].reverse()', ({ text }) => [...text].reverse().join(''), { differs: 'by code point: skin tones part from hands' }),
    ],
  },
  {
    tool: 'reverse-text',
    does: 'each line mirrored',
    text: 'lines',
    options: { unit: 'mirror' },
    answer: textOf,
    beside: [
      platform('split, reverse each', ({ text }) => text.split('\n').map((line) => [...line].reverse().join('')).join('\n')),
      system('rev', ['rev']),
    ],
  },
  {
    tool: 'reverse-text',
    does: 'lines',
    text: 'lines',
    options: { unit: 'lines' },
    answer: textOf,
    beside: [
      platform('split, reverse, join', ({ text }) => `${linesOf(text).reverse().join('\n')}\n`),
      system('tac', ['tac']),
    ],
  },
  {
    tool: 'reverse-text',
    does: 'words',
    text: 'lines',
    options: { unit: 'words' },
    answer: textOf,
    beside: [
      platform('split by line and blank', ({ text }) => text.split('\n').map((line) => line.split(' ').reverse().join(' ')).join('\n')),
      system('awk', ({ file }) => ['awk', '{ for (i = NF; i > 1; i--) printf "%s ", $i; print $1 }', file]),
    ],
  },
]
