// Jobs that count, analyze and edit text. `limit` is the number of items that the tool's page requests.
import { cyberChef, job, library, platform } from './rivals.js'
import { megabyte } from './texts.js'

/** @import { TextName } from './texts.js' */
/** @import { Rival, Settings } from './rivals.js' */

/** @param {{ text: string }} result */
const textOf = ({ text }) => text
/** @param {{ characters: number }} result */
const charactersOf = ({ characters }) => characters
/** @param {{ characters: number, codePoints: number, bytes: number }} result */
const lengthsOf = ({ characters, codePoints, bytes }) => [characters, codePoints, bytes]
/** @param {string} text */
const linesOf = (text) => text.replace(/\n$/, '').split('\n')
/** @param {string} text */
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []

const short = { bytes: 2 * megabyte }
const collator = new Intl.Collator('en')
const ing = String.raw`\b[a-z]+ing\b`

const countAll = library(
  'alfaaz + unicode-segmenter/grapheme + sbd',
  ({ text }, alfaaz, segmenter, sbd) => ({
    words: alfaaz.countWords(text),
    unique: new Set(wordsOf(text)).size,
    characters: segmenter.countGraphemes(text),
    charactersNoSpaces: segmenter.countGraphemes(text.replaceAll(/\s+/g, '')),
    sentences: sbd.default.sentences(text, { newline_boundaries: true }).length,
    paragraphs: text.split(/\n\s*\n/).length,
  }),
  { bytes: megabyte, answer: charactersOf, differs: 'own rules for words and sentences' },
)

const countCharacters = library(
  'unicode-segmenter/grapheme',
  ({ text }, { countGraphemes }) => ({
    characters: countGraphemes(text),
    charactersNoSpaces: countGraphemes(text.replaceAll(/\s+/g, '')),
    alphanumeric: text.match(/[\p{L}\p{N}]/gu)?.length,
    lines: text.split('\n').length,
    codePoints: [...text].length,
    bytes: new TextEncoder().encode(text).length,
  }),
  { answer: lengthsOf },
)

const countReadingTime = library('reading-time', ({ text }, { default: readingTime }) => readingTime(text), {
  bytes: megabyte,
  answer: ({ words }) => words,
})

const findSentences = library('sbd', ({ text }, sbd) => sbd.default.sentences(text, { newline_boundaries: true }), {
  bytes: megabyte,
  differs: 'only finds the sentences, by its own rules',
})

const countPhrases = library(
  'n-gram',
  ({ text }, { nGram }) =>
    [1, 2, 3].map((length) => {
      const counts = new Map()
      for (const words of nGram(length)(wordsOf(text))) {
        const phrase = words.join(' ')
        counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
      }
      return [...counts].sort(([, one], [, other]) => other - one).slice(0, 1000)
    }),
  { bytes: megabyte, differs: 'counts stop words and across sentences' },
)

const listFrequent = library(
  'lodash',
  ({ text }, { default: lodash }) => {
    const counts = lodash.countBy(lodash.words(text.toLowerCase(), /[a-z][a-z'-]+[a-z]/g))
    return lodash.orderBy(Object.entries(counts), '1', 'desc').slice(0, 20)
  },
  { answer: ([[, count]]) => count },
)

const score = library(
  'syllable + flesch',
  ({ text }, { syllable }, { flesch }) => {
    const count = (/** @type {RegExp} */ pattern) => text.match(pattern)?.length ?? 1
    return flesch({ sentence: count(/[.!?]+(?=\s|$)/g), word: count(/\S+/g), syllable: syllable(text) })
  },
  { bytes: megabyte / 2, differs: 'one score only' },
)

const findUrls = library('linkify-it', ({ text }, { LinkifyIt }) => {
  const linkify = new LinkifyIt(undefined, { fuzzyLink: false, fuzzyEmail: false })
  const urls = linkify.match(text).map((/** @type {{ url: string }} */ { url }) => url)
  return [...new Set(urls.filter((/** @type {string} */ url) => url.startsWith('http')))]
})

const reverseGraphemes = library('unicode-segmenter/grapheme', ({ text }, { splitGraphemes }) =>
  [...splitGraphemes(text)].reverse().join(''),
)

/** @param {string} find @param {string} replace @param {{ ignoreCase?: boolean, isPattern?: boolean }} [flags] */
const replaceArguments = (find, replace, { ignoreCase = false, isPattern = false } = {}) => [
  { option: isPattern ? 'Regex' : 'Simple string', string: find },
  replace,
  true,
  ignoreCase,
  true,
  false,
]

/** Texts that slow down different parts of an engine. @type {Record<string, TextName>} */
const liveTexts = { English: 'prose', 'accents and emoji': 'accented', addresses: 'addresses' }

/** The job of a tool that runs while typing, on three texts. The rivals get the first. */
/** @param {string} name @param {Rival[]} rivals @param {Settings} [settings] */
const liveJobs = (name, rivals, settings) =>
  Object.entries(liveTexts).map(([label, text]) =>
    job(`${name}, ${label}`, text, text === 'prose' ? rivals : [], { ...settings, isLive: true }),
  )

export const textJobs = [
  ...liveJobs('word-counter: all counts', [countAll], { answer: charactersOf }),
  ...liveJobs('character-counter: all counts', [countCharacters], { answer: lengthsOf }),
  ...liveJobs('reading-time: words and minutes', [countReadingTime], { answer: ({ words }) => words }),
  ...liveJobs('sentence-counter: count, longest, shortest', [findSentences], { options: { limit: 10_000 } }),
  ...liveJobs('keyword-density: phrases of 1 to 3 words', [countPhrases], {
    options: { keyword: 'abandon', rows: 1000 },
  }),
  ...liveJobs('word-frequency: the 20 most frequent words', [listFrequent], { answer: ({ items }) => items[0].count }),
  ...liveJobs('readability-score: six scores, hard sentences', [score], { options: { limit: 1000 } }),
  job('text-summarizer: 3 sentences, evenly spaced', 'prose', [findSentences]),
  job('title-analyzer: all checks', 'prose', [], { isLive: true }),
  job(
    'case-converter: UPPER CASE',
    'prose',
    [
      library('lodash', ({ text }, { default: lodash }) => lodash.toUpper(text)),
      cyberChef('ToUpperCase', ['All']),
      platform('toUpperCase', ({ text }) => text.toUpperCase()),
    ],
    { options: { style: 'upper' }, answer: textOf },
  ),
  job(
    'case-converter: snake_case, per line',
    'names',
    [
      library(
        'change-case',
        ({ text }, names) =>
          linesOf(text)
            .map((line) => names.snakeCase(line))
            .join('\n'),
        short,
      ),
      library('lodash', ({ text }, lodash) => linesOf(text).map(lodash.default.snakeCase).join('\n'), short),
      cyberChef('ToSnakeCase', [false], { bytes: 2 * megabyte, differs: 'the whole text as one name' }),
    ],
    { options: { style: 'snake' }, answer: ({ text }) => text.trimEnd() },
  ),
  job(
    'text-cleaner: extra spaces',
    'spaced',
    [
      cyberChef('FindReplace', replaceArguments('[ \\t]+', ' ', { isPattern: true }), {
        differs: 'spaces around lines',
      }),
    ],
    { options: { mode: 'spaces' } },
  ),
  job(
    'text-cleaner: HTML tags',
    'markup',
    [cyberChef('StripHTMLTags', [false, false], { differs: 'anything between < and >' })],
    { options: { mode: 'none', tags: true } },
  ),
  job('text-cleaner: list invisible characters', 'accented', [], { isLive: true, options: { mode: 'none' } }),
  job(
    'find-replace: a word, match case',
    'prose',
    [
      cyberChef('FindReplace', replaceArguments('that', 'which')),
      platform('replaceAll', ({ text }) => text.replaceAll('that', 'which')),
    ],
    { options: { find: 'that', replace: 'which', caseSensitive: true }, answer: textOf },
  ),
  job(
    'find-replace: a word, ignore case',
    'prose',
    [cyberChef('FindReplace', replaceArguments('that', 'which', { ignoreCase: true }))],
    { options: { find: 'that', replace: 'which' }, answer: textOf },
  ),
  job('find-replace: count and mark matches', 'prose', [], {
    isLive: true,
    options: { find: 'that', preview: true, limit: 10_000 },
  }),
  job(
    'text-extractor: email addresses',
    'addresses',
    [
      library('email-regex', ({ text }, { default: emailRegex }) => [...new Set(text.match(emailRegex()))]),
      cyberChef('ExtractEmailAddresses', [false, false, true], { bytes: megabyte, answer: linesOf }),
    ],
    { answer: ({ items }) => items },
  ),
  job(
    'text-extractor: URLs',
    'addresses',
    [findUrls, cyberChef('ExtractURLs', [false, false, true], { bytes: megabyte, answer: linesOf })],
    { options: { kind: 'urls' }, answer: ({ items }) => items },
  ),
  job(
    `regex-tester: matches of ${ing}`,
    'prose',
    [
      cyberChef('RegularExpression', ['User defined', ing, false, true, false, false, false, false, 'List matches'], {
        answer: (text) => linesOf(text).length,
      }),
    ],
    { isLive: true, options: { pattern: ing, limit: 10_000 }, answer: ({ count }) => count },
  ),
  job(
    'line-sorter: A to Z',
    'lines',
    [
      cyberChef('Sort', ['Line feed', false, 'Alphabetical (case sensitive)'], { differs: 'by code unit' }),
      platform('Intl.Collator', ({ text }) => `${linesOf(text).sort(collator.compare).join('\n')}\n`),
    ],
    { answer: textOf },
  ),
  job(
    'duplicate-remover: each line once',
    'lines',
    [
      library('lodash', ({ text }, { default: lodash }) => `${lodash.uniq(linesOf(text)).join('\n')}\n`),
      cyberChef('Unique', ['Line feed', false], { answer: (text) => `${text.replace(/\n$/, '')}\n` }),
    ],
    { options: { limit: 1000 }, answer: textOf },
  ),
  job('text-diff: line by line, 1 % changed', 'lines', [], {
    isLive: true,
    comparesTwo: true,
    options: { limit: 5000 },
  }),
  job(
    'text-diff: aligned, 1 % changed',
    'lines',
    [
      // CyberChef uses the same library.
      library('diff', ({ text, other }, { diffLines }) => diffLines(text, other), { differs: 'changed lines only' }),
    ],
    { isLive: true, comparesTwo: true, options: { mode: 'aligned', limit: 5000 } },
  ),
  job('reverse-text: characters, English', 'prose', [reverseGraphemes], { answer: textOf }),
  job('reverse-text: characters, accents and emoji', 'accented', [reverseGraphemes], { answer: textOf }),
]
