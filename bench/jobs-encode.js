// Encoding, hashing, generating, JSON and CSS; and the list of all jobs.
import { textJobs } from './jobs-text.js'
import { cyberChef, library, platform } from './rivals.js'
import { megabyte } from './texts.js'

/** @typedef {import('./rivals.js').Rival} Rival */

/** @param {{ text: string }} result */
const textOf = ({ text }) => text
/** @param {{ text: string }} result */
const lengthOfText = ({ text }) => text.length
/** @param {string} text */
const utf8 = (text) => new TextEncoder().encode(text)
/** @param {string} text */
const numericQuote = (text) => text.replaceAll('&apos;', '&#39;').replaceAll('&#x27;', '&#39;')
/** @param {string} text */
const parsed = (text) => JSON.stringify(JSON.parse(text))

/** A morsify-encoded text on one line; words are encoded once each because morsify is slow. @param {string} text */
async function toMorse(text) {
  const { default: morsify } = await import('morsify')
  const plain = text.toUpperCase().replaceAll(/[^A-Z0-9]+/g, ' ').trim().slice(0, text.length / 4)
  /** @type {Map<string, string>} */
  const codes = new Map()
  const encode = (/** @type {string} */ word) => {
    const code = codes.get(word) ?? morsify.encode(word)
    codes.set(word, code)
    return code
  }
  return plain.split(' ').map(encode).join(' / ')
}

/** @param {string[]} names */
const hashWasm = (...names) =>
  library('hash-wasm', ({ text }, wasm) => Promise.all(names.map((name) => wasm[name](text))))

const js64 = library('js-base64', ({ text }, { Base64 }) => Base64.encode(text))
const chefAlphabet = 'A-Za-z0-9+/='

/** @param {(slugify: any, line: string) => string} call */
const perLine = (call) => (/** @type {{ text: string }} */ { text }, /** @type {any} */ { default: slugify }) =>
  text.trimEnd().split('\n').map((line) => call(slugify, line)).join('\n')

/** @type {import('./rivals.js').Job[]} */
const encodeJobs = [
  {
    tool: 'base64-encoder',
    does: 'encode, English',
    text: 'prose',
    answer: textOf,
    rivals: [
      js64,
      cyberChef('ToBase64', [chefAlphabet], { from: ({ text }) => utf8(text).buffer, bytes: megabyte }),
      platform('btoa', ({ text }) => btoa(text)),
    ],
  },
  { tool: 'base64-encoder', does: 'encode, accents and emoji', text: 'accented', answer: textOf, rivals: [js64] },
  {
    tool: 'base64-encoder',
    does: 'decode',
    text: 'prose',
    prepare: btoa,
    options: { direction: 'decode' },
    answer: textOf,
    rivals: [
      library('js-base64', ({ text }, { Base64 }) => Base64.decode(text)),
      cyberChef('FromBase64', [chefAlphabet, true, false], {
        bytes: megabyte,
        answer: (bytes) => Buffer.from(bytes).toString(),
      }),
    ],
  },
  {
    tool: 'url-encoder',
    does: 'encode',
    text: 'accented',
    answer: textOf,
    rivals: [
      cyberChef('URLEncode', [true], {
        from: ({ text }) => [...utf8(text)],
        bytes: megabyte / 2,
        differs: "also encodes . ! ' ( ) * _ ~ -",
      }),
      platform('encodeURIComponent', ({ text }) => encodeURIComponent(text)),
    ],
  },
  {
    tool: 'url-encoder',
    does: 'decode',
    text: 'accented',
    prepare: encodeURIComponent,
    options: { direction: 'decode' },
    answer: textOf,
    rivals: [cyberChef('URLDecode', [false]), platform('decodeURIComponent', ({ text }) => decodeURIComponent(text))],
  },
  {
    tool: 'html-encoder',
    does: 'escape & < > " \'',
    text: 'markup',
    answer: textOf,
    rivals: [
      library('lodash', ({ text }, { default: lodash }) => lodash.escape(text)),
      library('he', ({ text }, { default: he }) => he.escape(text), { answer: numericQuote }),
      library('entities', ({ text }, { escapeUTF8 }) => escapeUTF8(text), { answer: numericQuote }),
      cyberChef('ToHTMLEntity', [false, 'Named entities'], { bytes: megabyte, differs: 'every character with a name' }),
    ],
  },
  {
    tool: 'html-encoder',
    does: 'decode',
    text: 'markup',
    options: { direction: 'decode' },
    answer: textOf,
    rivals: [
      library('entities', ({ text }, { decodeHTML }) => decodeHTML(text)),
      library('he', ({ text }, { default: he }) => he.decode(text)),
      cyberChef('FromHTMLEntity', []),
    ],
  },
  {
    tool: 'morse-code',
    does: 'encode',
    text: 'lines',
    rivals: [
      library('morsify', ({ text }, { default: morsify }) => morsify.encode(text), {
        bytes: megabyte / 5,
        differs: 'line breaks',
      }),
      cyberChef('ToMorseCode', ['-/.', 'Space', 'Forward slash'], { bytes: megabyte, differs: 'keeps other characters' }),
    ],
  },
  {
    tool: 'morse-code',
    does: 'decode',
    text: 'lines',
    prepare: toMorse,
    options: { direction: 'decode' },
    answer: textOf,
    rivals: [
      library('morsify', ({ text }, { default: morsify }) => morsify.decode(text), { bytes: megabyte / 5 }),
      cyberChef('FromMorseCode', ['Space', 'Forward slash'], { bytes: megabyte }),
    ],
  },
  {
    tool: 'hash-generator',
    does: 'MD5, SHA-256 and SHA-512',
    text: 'prose',
    isLive: true,
    answer: Object.values,
    rivals: [hashWasm('md5', 'sha256', 'sha512')],
  },
  {
    tool: 'hash-generator',
    does: 'SHA-256',
    text: 'prose',
    options: { md5: false, sha512: false },
    answer: Object.values,
    rivals: [
      hashWasm('sha256'),
      platform('WebCrypto', ({ text }) => crypto.subtle.digest('SHA-256', utf8(text)), {
        answer: (bytes) => [Buffer.from(bytes).toString('hex')],
      }),
    ],
  },
  {
    tool: 'lorem-generator',
    does: '100 paragraphs',
    text: 'prose',
    options: { count: 100 },
    generated: lengthOfText,
    rivals: [
      library('lorem-ipsum', (_, { LoremIpsum }) => {
        const lorem = new LoremIpsum({
          sentencesPerParagraph: { min: 4, max: 7 },
          wordsPerSentence: { min: 8, max: 17 },
        })
        return lorem.generateParagraphs(100)
      }, { differs: 'Math.random' }),
      cyberChef('GenerateLoremIpsum', ['100', 'Paragraphs'], { differs: 'Math.random' }),
    ],
  },
  {
    tool: 'random-text',
    does: '1,000 words',
    text: 'prose',
    options: { words: 1000 },
    generated: lengthOfText,
    rivals: [
      library('random-words', (_, { generate }) => generate({ exactly: 1000, join: ' ' }), { differs: 'Math.random' }),
    ],
  },
  {
    tool: 'password-generator',
    does: '100 passwords',
    text: 'prose',
    options: { count: 100 },
    generated: lengthOfText,
    rivals: [
      library('generate-password', (_, { default: generator }) => {
        const rules = { length: 16, numbers: true, symbols: true, uppercase: true, strict: true }
        return generator.generateMultiple(100, rules)
      }),
    ],
  },
  {
    tool: 'username-generator',
    does: '10 names',
    text: 'prose',
    generated: ({ items }) => items.join('\n').length,
    rivals: [
      library('unique-names-generator', (_, { uniqueNamesGenerator, adjectives, animals, NumberDictionary }) => {
        const dictionaries = [adjectives, animals, NumberDictionary.generate({ min: 0, max: 998 })]
        const settings = { dictionaries, separator: '', style: 'capital' }
        return Array.from({ length: 10 }, () => uniqueNamesGenerator(settings))
      }, { differs: 'Math.random' }),
    ],
  },
  {
    tool: 'meta-generator',
    does: 'tags of one page',
    text: 'prose',
    options: {
      title: 'Sourdough for Beginners: Your First Loaf in a Weekend & a Half',
      description: 'Flour, water, salt and patience: how to keep a starter alive and bake "the" loaf.',
      keywords: 'bread, sourdough, baking',
      url: 'https://example.com/bread/sourdough?first=1&loaf=2',
    },
    generated: lengthOfText,
    rivals: [],
  },
  {
    tool: 'hashtag-generator',
    does: 'from a text of few words',
    text: 'prose',
    isLive: true,
    // Few different words, so that the whole text has to be searched for ten hashtags.
    prepare: (text) => text.replaceAll(/[A-Za-z]+/g, (word) => ['tea', 'Tea', 'green', 'of', 'leaf'][word.length % 5]),
    answer: ({ items }) => items.length,
    rivals: [
      library('lodash', ({ text }, { default: lodash }) => {
        const words = lodash.words(text).filter((/** @type {string} */ word) => word.length > 2)
        return lodash.uniqBy(words, lodash.toLower)
      }, { answer: (words) => words.length + 1 }),
    ],
  },
  {
    tool: 'slug-generator',
    does: 'one slug of all words',
    text: 'lines',
    isLive: true,
    answer: textOf,
    rivals: [library('slugify', ({ text }, { default: slugify }) => slugify(text, { lower: true }))],
  },
  {
    tool: 'slug-generator',
    does: 'one slug per line',
    text: 'lines',
    options: { perLine: true },
    answer: ({ text }) => text.trimEnd(),
    rivals: [
      library('slugify', perLine((slugify, line) => slugify(line, { lower: true })), { bytes: 2 * megabyte }),
      library('@sindresorhus/slugify', perLine((slugify, line) => slugify(line)), { bytes: megabyte }),
    ],
  },
  {
    tool: 'json-formatter',
    does: 'format',
    text: 'json',
    answer: ({ text }) => parsed(text),
    rivals: [
      library('lossless-json', ({ text }, { parse, stringify }) => stringify(parse(text), undefined, 2), {
        bytes: 2 * megabyte,
        answer: parsed,
      }),
      cyberChef('JSONBeautify', ['  ', false, false], { bytes: 2 * megabyte, answer: parsed }),
    ],
  },
  {
    tool: 'json-formatter',
    does: 'minify',
    text: 'json',
    options: { mode: 'minify' },
    answer: textOf,
    rivals: [
      library('jsonminify', ({ text }, { default: minify }) => minify(text), { bytes: megabyte / 10 }),
      cyberChef('JSONMinify', [], { differs: 'rewrites numbers: 1.50 becomes 1.5' }),
    ],
  },
  {
    tool: 'json-formatter',
    does: 'check and show as a tree',
    text: 'json',
    options: { mode: 'tree' },
    isLive: true,
    rivals: [],
  },
  {
    tool: 'css-minifier',
    does: 'minify',
    text: 'css',
    rivals: [
      library('clean-css', ({ text }, { default: CleanCSS }) => new CleanCSS({ level: 0 }).minify(text).styles, {
        bytes: 2 * megabyte,
        differs: 'whitespace mode (level 0)',
      }),
      cyberChef('CSSMinify', [false], { differs: 'also changes strings' }),
    ],
  },
  {
    tool: 'css-minifier',
    does: 'beautify',
    text: 'css',
    options: { mode: 'beautify' },
    rivals: [cyberChef('CSSBeautify', ['  '], { differs: 'also changes strings' })],
  },
]

export const jobs = [...textJobs, ...encodeJobs]

/** @param {import('./rivals.js').Job} job */
export const nameOf = ({ tool, does }) => `${tool}: ${does}`
