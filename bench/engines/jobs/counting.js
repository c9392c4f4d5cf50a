import { importBuilt } from '../build.js'
import { library, platform, system } from '../contestants.js'

/** @param {string} text */
function countByLoop(text) {
  let words = 0
  let wasSpace = true
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const isSpace = code === 32 || (code >= 9 && code <= 13) || (code >= 160 && /\s/.test(text[i]))
    if (wasSpace && !isSpace) words++
    wasSpace = isSpace
  }
  return words
}

const alfaaz = library('alfaaz', async () => {
  const { countWords } = await import('alfaaz')
  return ({ text }) => countWords(text)
}, { differs: 'words alone; punctuation parts words too' })

const wordsByWc = system('wc -w', ['wc', '-w'], { answer: (printed) => Number.parseInt(printed) })
const loop = platform('char-code loop', ({ text }) => countByLoop(text))

/** The four figures of the page without the further ones, of which others know nothing. */
async function countFour(/** @type {unknown} */ _run, /** @type {unknown} */ _engine, /** @type {import('../race.js').Given} */ { text }) {
  const { FourFigures } = await importBuilt('figures')
  const figures = new FourFigures()
  figures.add(text)
  figures.end()
  return figures
}

async function countCharacters(/** @type {unknown} */ _run, /** @type {unknown} */ _engine, /** @type {import('../race.js').Given} */ { text }) {
  const [{ GraphemeCounter }, { LineCounter }] = await Promise.all([importBuilt('graphemes'), importBuilt('lines')])
  const [characters, lines] = [new GraphemeCounter(), new LineCounter()]
  for (const counter of [characters, lines]) counter.add(text)
  return { characters: characters.count, blank: characters.blank, alphanumeric: characters.alphanumeric, lines: lines.count }
}

/** @param {string} printed */
const numbersIn = (printed) => printed.match(/\d+/g)?.map(Number) ?? []

const beyondAscii = async () => {
  const { countGraphemes } = await import('unicode-segmenter/grapheme')
  return (/** @type {import('../race.js').Given} */ { text }) => countGraphemes(text)
}

/** @type {import('../race.js').Job[]} */
export default [
  {
    tool: 'word-counter',
    does: 'words, characters, sentences and paragraphs',
    text: 'prose',
    run: countFour,
    answer: ({ words }) => words,
    beside: [
      alfaaz,
      loop,
      platform('split(/\\s+/)', ({ text }) => text.trim().split(/\s+/).length),
      system('wc -lwm', ['wc', '-lwm'], { answer: (printed) => numbersIn(printed)[1] }),
    ],
  },
  {
    tool: 'word-counter',
    does: 'the same in a text with accents and emoji',
    text: 'accented',
    run: countFour,
    answer: ({ words }) => words,
    beside: [alfaaz, loop, system('wc -lwm', ['wc', '-lwm'], { answer: (printed) => numbersIn(printed)[1] })],
  },
  {
    tool: 'word-counter',
    does: 'these and all others: different words, averages, times',
    text: 'prose',
    answer: ({ uniqueWords }) => uniqueWords,
    beside: [
      platform('split, Set', ({ text }) => new Set(text.toLowerCase().replace(/[.,?]/g, '').trim().split(/\s+/)).size),
    ],
  },
  {
    tool: 'character-counter',
    does: 'characters, those without blanks, alphanumeric ones and lines',
    text: 'prose',
    run: countCharacters,
    answer: ({ characters }) => characters,
    beside: [
      library('unicode-segmenter', beyondAscii),
      library('graphemer', async () => {
        const { default: Graphemer } = await import('graphemer')
        const splitter = new (Graphemer.default ?? Graphemer)()
        return ({ text }) => splitter.countGraphemes(text)
      }, { bytes: 1_000_000 }),
      platform('Intl.Segmenter', ({ text }) => [...new Intl.Segmenter('en').segment(text)].length, { bytes: 10_000 }),
      system('wc -lm', ['wc', '-lm'], { answer: (printed) => numbersIn(printed)[1] }),
    ],
  },
  {
    tool: 'character-counter',
    does: 'the same in a text with accents and emoji',
    text: 'accented',
    run: countCharacters,
    answer: ({ characters }) => characters,
    beside: [
      library('unicode-segmenter', beyondAscii),
      system('wc -lm', ['wc', '-lm'], { differs: 'code points, not characters' }),
    ],
  },
  {
    tool: 'character-counter',
    does: 'these and all others: code points, bytes, text messages',
    text: 'prose',
    answer: ({ codePoints }) => codePoints,
    beside: [platform('[...s], TextEncoder', ({ text }) => ({ codePoints: [...text].length, bytes: new TextEncoder().encode(text).length }), {
      answer: ({ codePoints }) => codePoints,
    })],
  },
  {
    tool: 'reading-time',
    does: 'words and minutes',
    text: 'prose',
    answer: ({ words }) => words,
    beside: [
      library('reading-time', async () => {
        const { default: readingTime } = await import('reading-time')
        return ({ text }) => readingTime(text)
      }, { answer: ({ words }) => words }),
      alfaaz,
      loop,
      wordsByWc,
    ],
  },
  {
    tool: 'sentence-counter',
    does: 'count, average, longest and shortest',
    text: 'prose',
    answer: ({ sentences }) => sentences,
    beside: [
      library('sbd', async () => {
        const { default: sbd } = await import('sbd')
        return ({ text }) => sbd.sentences(text, { newline_boundaries: false }).length
      }, { bytes: 1_000_000, differs: 'the sentences alone, by rules of its own' }),
      platform('Intl.Segmenter', ({ text }) => [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].length, { bytes: 10_000, differs: 'by the rules of Unicode' }),
    ],
  },
]
