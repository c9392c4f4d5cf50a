import { cyberChef, library, platform } from '../contestants.js'

/** @param {{ text: string }} result */
const lengthOfText = ({ text }) => text.length
/** @param {{ items: string[] }} result */
const lengthOfItems = ({ items }) => items.reduce((sum, item) => sum + item.length + 1, 0)

/** @type {import('../race.js').Job[]} */
export default [
  {
    tool: 'lorem-generator',
    does: '100 paragraphs a call',
    text: 'prose',
    input: () => ({}),
    options: { count: 100 },
    made: lengthOfText,
    beside: [
      library('lorem-ipsum', async () => {
        const { LoremIpsum } = await import('lorem-ipsum')
        const lorem = new LoremIpsum({ sentencesPerParagraph: { min: 4, max: 7 }, wordsPerSentence: { min: 8, max: 17 } })
        return () => lorem.generateParagraphs(100)
      }, { differs: 'Math.random' }),
      cyberChef('GenerateLoremIpsum', ['100', 'Paragraphs'], { differs: 'Math.random' }),
    ],
  },
  {
    tool: 'random-text',
    does: '1,000 words a call',
    text: 'prose',
    input: () => ({}),
    options: { words: 1000 },
    made: lengthOfText,
    beside: [
      library('random-words', async () => {
        const { generate } = await import('random-words')
        return () => generate({ exactly: 1000, join: ' ' })
      }, { differs: 'Math.random' }),
    ],
  },
  {
    tool: 'password-generator',
    does: '100 of 16 characters a call',
    text: 'prose',
    input: () => ({}),
    options: { count: 100 },
    made: lengthOfText,
    beside: [
      library('generate-password', async () => {
        const { default: generator } = await import('generate-password')
        return () => generator.generateMultiple(100, { length: 16, numbers: true, symbols: true, uppercase: true, strict: true })
      }, { bytes: 1_000_000 }),
    ],
  },
  {
    tool: 'username-generator',
    does: '10 names a call',
    text: 'prose',
    input: () => ({}),
    made: lengthOfItems,
    beside: [
      library('unique-names-generator', async () => {
        const { uniqueNamesGenerator, adjectives, animals, NumberDictionary } = await import('unique-names-generator')
        const numbers = NumberDictionary.generate({ min: 0, max: 998 })
        const settings = { dictionaries: [adjectives, animals, numbers], separator: '', style: 'capital' }
        return () => Array.from({ length: 10 }, () => uniqueNamesGenerator(settings))
      }, { differs: 'Math.random' }),
    ],
  },
  {
    tool: 'meta-generator',
    does: 'the tags of one page a call',
    text: 'prose',
    input: () => ({}),
    options: {
      title: 'Sourdough for Beginners: Your First Loaf in a Weekend & a Half',
      description: 'Flour, water, salt and patience. A starter that lives, a dough that rises, and "the" loaf that everybody asks for.',
      keywords: 'bread, sourdough, baking',
      url: 'https://example.com/bread/sourdough?first=1&loaf=2',
    },
    made: lengthOfText,
    beside: [],
    alone: 'libraries read meta tags or put them into a framework; none writes them as text',
  },
  {
    tool: 'hashtag-generator',
    does: 'from a text of few words',
    text: 'prose',
    // An ordinary text has its ten tags in the first line. This one makes it look everywhere.
    prepare: (text) => text.slice(0, text.length).replaceAll(/[A-Za-z]+/g, (word) => ['tea', 'Tea', 'green', 'of', 'leaf'][word.length % 5]),
    answer: ({ items }) => items.length,
    beside: [
      library('lodash', async () => {
        const { default: lodash } = await import('lodash')
        return ({ text }) => lodash.uniqBy(lodash.words(text).filter((word) => word.length > 2), (word) => word.toLowerCase())
      }, { answer: (words) => words.length + 1 }),
      platform('match, Set', ({ text }) => new Set((text.match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase())), {
        answer: ({ size }) => size + 1,
      }),
    ],
  },
  {
    tool: 'slug-generator',
    does: 'one slug per line',
    text: 'lines',
    options: { perLine: true },
    answer: ({ text }) => text.trimEnd(),
    beside: [
      library('@sindresorhus/slugify', async () => {
        const { default: slugify } = await import('@sindresorhus/slugify')
        return ({ text }) => text.replace(/\n$/, '').split('\n').map((line) => slugify(line)).join('\n')
      }, { bytes: 1_000_000 }),
      library('slugify', async () => {
        const { default: slugify } = await import('slugify')
        return ({ text }) => text.replace(/\n$/, '').split('\n').map((line) => slugify(line, { lower: true })).join('\n')
      }),
    ],
  },
]
