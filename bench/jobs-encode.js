// Jobs for encoding, hashing, generating, JSON and CSS, and the list of all jobs.
import { textJobs } from './jobs-text.js'
import { cyberChef, job, library, platform } from './rivals.js'
import { megabyte } from './texts.js'

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

/** Encodes each unique word once, because morsify is slow. @param {string} text */
async function toMorse(text) {
  const { default: morsify } = await import('morsify')
  const words =
    text
      .toUpperCase()
      .slice(0, text.length / 4)
      .match(/[A-Z0-9]+/g) ?? []
  const codes = new Map([...new Set(words)].map((word) => [word, morsify.encode(word)]))
  return words.map((word) => codes.get(word)).join(' / ')
}

/** Uses only a few different words, so that the whole text is searched for ten hashtags. @param {string} text */
const withFewWords = (text) =>
  text.replaceAll(/[A-Za-z]+/g, (word) => ['tea', 'Tea', 'green', 'of', 'leaf'][word.length % 5])

/** @param {string[]} names */
const hashWasm = (...names) =>
  library('hash-wasm', ({ text }, wasm) => Promise.all(names.map((name) => wasm[name](text))))
const base64 = library('js-base64', ({ text }, { Base64 }) => Base64.encode(text))
const base64Alphabet = 'A-Za-z0-9+/='

const makeLorem = library(
  'lorem-ipsum',
  (_, { LoremIpsum }) => {
    const lengths = { sentencesPerParagraph: { min: 4, max: 7 }, wordsPerSentence: { min: 8, max: 17 } }
    return new LoremIpsum(lengths).generateParagraphs(100)
  },
  { differs: 'Math.random' },
)

const makePasswords = library('generate-password', (_, { default: generator }) =>
  generator.generateMultiple(100, { length: 16, numbers: true, symbols: true, uppercase: true, strict: true }),
)

/** @type {object | undefined} */
let nameSettings
const makeUsernames = library(
  'unique-names-generator',
  (_, { adjectives, animals, ...names }) => {
    const numbers = () => names.NumberDictionary.generate({ min: 0, max: 998 })
    nameSettings ??= { dictionaries: [adjectives, animals, numbers()], separator: '', style: 'capital' }
    return Array.from({ length: 10 }, () => names.uniqueNamesGenerator(nameSettings))
  },
  { differs: 'Math.random' },
)

const listTags = library(
  'lodash',
  ({ text }, { default: lodash }) => {
    const words = lodash.words(text).filter((/** @type {string} */ word) => word.length > 2)
    return lodash.uniqBy(words, lodash.toLower)
  },
  { answer: (words) => words.length + 1 },
)

export const jobs = [
  ...textJobs,
  job(
    'base64-encoder: encode, English',
    'prose',
    [
      base64,
      cyberChef('ToBase64', [base64Alphabet], { from: ({ text }) => utf8(text).buffer, bytes: megabyte }),
      platform('btoa', ({ text }) => btoa(text)),
    ],
    { answer: textOf },
  ),
  job('base64-encoder: encode, accents and emoji', 'accented', [base64], { answer: textOf }),
  job(
    'base64-encoder: decode',
    'prose',
    [
      library('js-base64', ({ text }, { Base64 }) => Base64.decode(text)),
      cyberChef('FromBase64', [base64Alphabet, true, false], {
        bytes: megabyte,
        answer: (bytes) => Buffer.from(bytes).toString(),
      }),
    ],
    { prepare: btoa, options: { direction: 'decode' }, answer: textOf },
  ),
  job(
    'url-encoder: encode',
    'accented',
    [
      cyberChef('URLEncode', [true], {
        from: ({ text }) => [...utf8(text)],
        bytes: megabyte / 2,
        differs: "also encodes . ! ' ( ) * _ ~ -",
      }),
      platform('encodeURIComponent', ({ text }) => encodeURIComponent(text)),
    ],
    { answer: textOf },
  ),
  job(
    'url-encoder: decode',
    'accented',
    [cyberChef('URLDecode', [false]), platform('decodeURIComponent', ({ text }) => decodeURIComponent(text))],
    { prepare: encodeURIComponent, options: { direction: 'decode' }, answer: textOf },
  ),
  job(
    'html-encoder: escape & < > " \'',
    'markup',
    [
      library('lodash', ({ text }, { default: lodash }) => lodash.escape(text)),
      library('entities', ({ text }, { escapeUTF8 }) => escapeUTF8(text), { answer: numericQuote }),
      cyberChef('ToHTMLEntity', [false, 'Named entities'], { bytes: megabyte, differs: 'every character with a name' }),
    ],
    { answer: textOf },
  ),
  job(
    'html-encoder: decode',
    'markup',
    [library('entities', ({ text }, { decodeHTML }) => decodeHTML(text)), cyberChef('FromHTMLEntity', [])],
    { options: { direction: 'decode' }, answer: textOf },
  ),
  job('morse-code: encode', 'lines', [
    library('morsify', ({ text }, { default: morsify }) => morsify.encode(text), {
      bytes: megabyte / 5,
      differs: 'line breaks',
    }),
    cyberChef('ToMorseCode', ['-/.', 'Space', 'Forward slash'], { bytes: megabyte, differs: 'keeps other characters' }),
  ]),
  job(
    'morse-code: decode',
    'lines',
    [
      library('morsify', ({ text }, { default: morsify }) => morsify.decode(text), { bytes: megabyte / 5 }),
      cyberChef('FromMorseCode', ['Space', 'Forward slash'], { bytes: megabyte }),
    ],
    { prepare: toMorse, options: { direction: 'decode' }, answer: textOf },
  ),
  job('hash-generator: MD5, SHA-256 and SHA-512', 'prose', [hashWasm('md5', 'sha256', 'sha512')], {
    isLive: true,
    answer: Object.values,
  }),
  job(
    'hash-generator: SHA-256',
    'prose',
    [
      hashWasm('sha256'),
      platform('WebCrypto', ({ text }) => crypto.subtle.digest('SHA-256', utf8(text)), {
        answer: (bytes) => [Buffer.from(bytes).toString('hex')],
      }),
    ],
    { options: { md5: false, sha512: false }, answer: Object.values },
  ),
  job(
    'lorem-generator: 100 paragraphs',
    'prose',
    [makeLorem, cyberChef('GenerateLoremIpsum', ['100', 'Paragraphs'], { differs: 'Math.random' })],
    { options: { count: 100 }, generated: lengthOfText },
  ),
  job(
    'random-text: 1,000 words',
    'prose',
    [library('random-words', (_, { generate }) => generate({ exactly: 1000, join: ' ' }), { differs: 'Math.random' })],
    { options: { words: 1000 }, generated: lengthOfText },
  ),
  job('password-generator: 100 passwords', 'prose', [makePasswords], {
    options: { count: 100 },
    generated: lengthOfText,
  }),
  job('username-generator: 10 names', 'prose', [makeUsernames], { generated: ({ items }) => items.join('\n').length }),
  job('meta-generator: tags of one page', 'prose', [], {
    options: {
      title: 'Sourdough for Beginners: Your First Loaf in a Weekend & a Half',
      description: 'Flour, water, salt and patience: how to keep a starter alive and bake "the" loaf.',
    },
    generated: lengthOfText,
  }),
  job('hashtag-generator: from a text of few words', 'prose', [listTags], {
    isLive: true,
    prepare: withFewWords,
    answer: ({ items }) => items.length,
  }),
  job(
    'slug-generator: one slug of all words',
    'lines',
    [library('slugify', ({ text }, { default: slugify }) => slugify(text, { lower: true }))],
    { isLive: true, answer: textOf },
  ),
  job(
    'json-formatter: format',
    'json',
    [
      library('lossless-json', ({ text }, { parse, stringify }) => stringify(parse(text), undefined, 2), {
        bytes: 2 * megabyte,
        answer: parsed,
      }),
      cyberChef('JSONBeautify', ['  ', false, false], { bytes: 2 * megabyte, answer: parsed }),
    ],
    { answer: ({ text }) => parsed(text) },
  ),
  job(
    'json-formatter: minify',
    'json',
    [
      library('jsonminify', ({ text }, { default: minify }) => minify(text), { bytes: megabyte / 10 }),
      cyberChef('JSONMinify', [], { differs: 'rewrites numbers: 1.50 becomes 1.5' }),
    ],
    { options: { mode: 'minify' }, answer: textOf },
  ),
  job('json-formatter: check and show as a tree', 'json', [], { isLive: true, options: { mode: 'tree' } }),
  job('css-minifier: minify', 'css', [
    library('clean-css', ({ text }, { default: CleanCSS }) => new CleanCSS({ level: 0 }).minify(text).styles, {
      bytes: 2 * megabyte,
      differs: 'level 0: whitespace only',
    }),
    cyberChef('CSSMinify', [false], { differs: 'also changes strings' }),
  ]),
  job('css-minifier: beautify', 'css', [cyberChef('CSSBeautify', ['  '], { differs: 'also changes strings' })], {
    options: { mode: 'beautify' },
  }),
]
