// Counting, analysing and editing text. `limit` is the number of items each page asks for.
import { cyberChef, library, platform } from './rivals.js'
import { megabyte } from './texts.js'

/** @param {{ text: string }} result */
const textOf = ({ text }) => text
/** @param {string} text */
const linesOf = (text) => text.replace(/\n$/, '').split('\n')
/** @param {string} text */
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []

const collator = new Intl.Collator('en')

const allCounts = library('alfaaz + unicode-segmenter/grapheme + sbd', ({ text }, alfaaz, segmenter, { default: sbd }) => ({
  words: alfaaz.countWords(text),
  unique: new Set(wordsOf(text)).size,
  characters: segmenter.countGraphemes(text),
  charactersNoSpaces: segmenter.countGraphemes(text.replaceAll(/\s+/g, '')),
  sentences: sbd.sentences(text, { newline_boundaries: true }).length,
  paragraphs: text.split(/\n\s*\n/).length,
}), { bytes: megabyte, answer: ({ characters }) => characters })

const allCharacters = library('unicode-segmenter/grapheme', ({ text }, { countGraphemes }) => ({
  characters: countGraphemes(text),
  charactersNoSpaces: countGraphemes(text.replaceAll(/\s+/g, '')),
  alphanumeric: text.match(/[\p{L}\p{N}]/gu)?.length,
  lines: text.split('\n').length,
  codePoints: [...text].length,
  bytes: new TextEncoder().encode(text).length,
}), { answer: ({ characters, codePoints, bytes }) => [characters, codePoints, bytes] })

const sentences = library('sbd', ({ text }, { default: sbd }) => sbd.sentences(text, { newline_boundaries: true }), {
  bytes: megabyte,
  differs: 'only finds the sentences, by its own rules',
})

/** @param {string} find @param {'Regex' | 'Simple string'} option @param {{ ignoreCase?: boolean }} [flags] */
const chefReplace = (find, replace, option = 'Simple string', { ignoreCase = false } = {}) =>
  [{ option, string: find }, replace, true, ignoreCase, true, false]

/** @type {import('./rivals.js').Job[]} */
export const textJobs = [
  {
    tool: 'word-counter',
    does: 'all counts, English',
    text: 'prose',
    isLive: true,
    answer: ({ characters }) => characters,
    rivals: [allCounts],
  },
  {
    tool: 'word-counter',
    does: 'all counts, accents and emoji',
    text: 'accented',
    isLive: true,
    answer: ({ characters }) => characters,
    rivals: [allCounts],
  },
  {
    tool: 'character-counter',
    does: 'all counts, English',
    text: 'prose',
    isLive: true,
    answer: ({ characters, codePoints, bytes }) => [characters, codePoints, bytes],
    rivals: [allCharacters],
  },
  {
    tool: 'character-counter',
    does: 'all counts, accents and emoji',
    text: 'accented',
    isLive: true,
    answer: ({ characters, codePoints, bytes }) => [characters, codePoints, bytes],
    rivals: [allCharacters],
  },
  {
    tool: 'reading-time',
    does: 'words and minutes',
    text: 'prose',
    isLive: true,
    answer: ({ words }) => words,
    rivals: [
      library('reading-time', ({ text }, { default: readingTime }) => readingTime(text), {
        bytes: megabyte,
        answer: ({ words }) => words,
      }),
    ],
  },
  {
    tool: 'sentence-counter',
    does: 'count, longest, shortest',
    text: 'prose',
    options: { limit: 10_000 },
    isLive: true,
    rivals: [sentences],
  },
  {
    tool: 'keyword-density',
    does: 'phrases of 1 to 3 words',
    text: 'prose',
    options: { keyword: 'abandon', limit: 1000 },
    isLive: true,
    rivals: [
      library('n-gram', ({ text }, { nGram }) => [1, 2, 3].map((length) => {
        const counts = new Map()
        for (const words of nGram(length)(wordsOf(text))) {
          const phrase = words.join(' ')
          counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
        }
        return [...counts].sort(([, one], [, other]) => other - one).slice(0, 1000)
      }), { bytes: megabyte, differs: 'ignores stop words and sentence ends' }),
    ],
  },
  {
    tool: 'word-frequency',
    does: 'the 20 most frequent words',
    text: 'prose',
    isLive: true,
    answer: ({ items }) => items[0].count,
    rivals: [
      library('lodash', ({ text }, { default: lodash }) => {
        const counts = lodash.countBy(lodash.words(text.toLowerCase(), /[a-z][a-z'-]+[a-z]/g))
        return lodash.orderBy(Object.entries(counts), '1', 'desc').slice(0, 20)
      }, { answer: ([[, count]]) => count }),
    ],
  },
  {
    tool: 'readability-score',
    does: 'six scores, hard sentences',
    text: 'prose',
    options: { limit: 1000 },
    isLive: true,
    rivals: [
      library('syllable + flesch', ({ text }, { syllable }, { flesch }) => {
        const count = (/** @type {RegExp} */ pattern) => text.match(pattern)?.length ?? 1
        return flesch({ sentence: count(/[.!?]+(?=\s|$)/g), word: count(/\S+/g), syllable: syllable(text) })
      }, { bytes: megabyte / 2, differs: 'one score only' }),
    ],
  },
  { tool: 'text-summarizer', does: '3 sentences, evenly spaced', text: 'prose', rivals: [sentences] },
  {
    tool: 'text-summarizer',
    does: '3 key sentences',
    text: 'prose',
    options: { mode: 'key' },
    rivals: [
      library('node-summarizer', ({ text }, { default: { SummarizerManager } }) =>
        new SummarizerManager(text, 3).getSummaryByFrequency().summary,
      { bytes: megabyte / 100, differs: 'another formula' }),
    ],
  },
  { tool: 'title-analyzer', does: 'all checks', text: 'prose', isLive: true, rivals: [] },
  {
    tool: 'case-converter',
    does: 'UPPER CASE',
    text: 'prose',
    options: { style: 'upper' },
    answer: textOf,
    rivals: [
      library('lodash', ({ text }, { default: lodash }) => lodash.toUpper(text)),
      cyberChef('ToUpperCase', ['All']),
      platform('toUpperCase', ({ text }) => text.toUpperCase()),
    ],
  },
  {
    tool: 'case-converter',
    does: 'Title Case',
    text: 'prose',
    options: { style: 'title' },
    rivals: [cyberChef('ToUpperCase', ['Word'], { differs: 'does not lower other letters' })],
  },
  {
    tool: 'case-converter',
    does: 'snake_case, per line',
    text: 'names',
    options: { style: 'snake' },
    answer: textOf,
    rivals: [
      library('change-case', ({ text }, { snakeCase }) => text.split('\n').map((line) => snakeCase(line)).join('\n'), {
        bytes: 2 * megabyte,
      }),
      library('lodash', ({ text }, { default: lodash }) => text.split('\n').map(lodash.snakeCase).join('\n'), {
        bytes: 2 * megabyte,
      }),
      cyberChef('ToSnakeCase', [false], { bytes: 2 * megabyte, differs: 'the whole text as one name' }),
    ],
  },
  {
    tool: 'text-cleaner',
    does: 'extra spaces',
    text: 'spaced',
    options: { mode: 'spaces' },
    rivals: [cyberChef('FindReplace', chefReplace('[ \\t]+', ' ', 'Regex'), { differs: 'keeps spaces around lines' })],
  },
  {
    tool: 'text-cleaner',
    does: 'HTML tags',
    text: 'markup',
    options: { mode: 'tags' },
    rivals: [
      library('string-strip-html', ({ text }, { stripHtml }) => stripHtml(text).result, {
        bytes: megabyte / 5,
        differs: 'other spaces',
      }),
      cyberChef('StripHTMLTags', [false, false], { differs: 'anything between < and >' }),
    ],
  },
  {
    tool: 'text-cleaner',
    does: 'list invisible characters',
    text: 'accented',
    options: { mode: 'find' },
    isLive: true,
    rivals: [],
  },
  {
    tool: 'find-replace',
    does: 'a word, match case',
    text: 'prose',
    options: { find: 'that', replace: 'which', caseSensitive: true },
    answer: textOf,
    rivals: [
      cyberChef('FindReplace', chefReplace('that', 'which')),
      platform('replaceAll', ({ text }) => text.replaceAll('that', 'which')),
    ],
  },
  {
    tool: 'find-replace',
    does: 'a word, ignore case',
    text: 'prose',
    options: { find: 'that', replace: 'which' },
    answer: textOf,
    rivals: [cyberChef('FindReplace', chefReplace('that', 'which', 'Simple string', { ignoreCase: true }))],
  },
  {
    tool: 'find-replace',
    does: 'count and mark matches',
    text: 'prose',
    options: { find: 'that', preview: true, limit: 10_000 },
    isLive: true,
    rivals: [],
  },
  {
    tool: 'text-extractor',
    does: 'email addresses',
    text: 'addresses',
    answer: ({ items }) => items,
    rivals: [
      library('email-regex', ({ text }, { default: emailRegex }) => [...new Set(text.match(emailRegex()))]),
      cyberChef('ExtractEmailAddresses', [false, false, true], { bytes: megabyte, answer: linesOf }),
    ],
  },
  {
    tool: 'text-extractor',
    does: 'URLs',
    text: 'addresses',
    options: { kind: 'urls' },
    answer: ({ items }) => items,
    rivals: [
      library('linkify-it', ({ text }, { LinkifyIt }) => {
        const linkify = new LinkifyIt(undefined, { fuzzyLink: false, fuzzyEmail: false })
        const urls = linkify.match(text).map((/** @type {{ url: string }} */ { url }) => url)
        return [...new Set(urls.filter((/** @type {string} */ url) => url.startsWith('http')))]
      }),
      cyberChef('ExtractURLs', [false, false, true], { bytes: megabyte, answer: linesOf }),
    ],
  },
  {
    tool: 'regex-tester',
    does: String.raw`matches of \b[a-z]+ing\b`,
    text: 'prose',
    options: { pattern: String.raw`\b[a-z]+ing\b`, limit: 10_000 },
    isLive: true,
    answer: ({ count }) => count,
    rivals: [
      library('xregexp', ({ text }, { default: XRegExp }) => {
        let count = 0
        XRegExp.forEach(text, XRegExp(String.raw`\b[a-z]+ing\b`), () => count++)
        return count
      }, { bytes: megabyte / 5 }),
      cyberChef('RegularExpression', [
        ...['User defined', String.raw`\b[a-z]+ing\b`],
        ...[false, true, false, false, false, false, 'List matches'],
      ], { answer: (text) => linesOf(text).length }),
    ],
  },
  {
    tool: 'line-sorter',
    does: 'A to Z',
    text: 'lines',
    answer: textOf,
    rivals: [
      library('natural-orderby', ({ text }, { orderBy }) => orderBy(linesOf(text)).join('\n'), {
        bytes: megabyte,
        differs: 'numbers by value',
      }),
      cyberChef('Sort', ['Line feed', false, 'Alphabetical (case sensitive)'], { differs: 'by code unit' }),
      platform('Intl.Collator', ({ text }) => `${linesOf(text).sort(collator.compare).join('\n')}\n`),
    ],
  },
  {
    tool: 'duplicate-remover',
    does: 'each line once',
    text: 'lines',
    options: { limit: 1000 },
    answer: textOf,
    rivals: [
      library('lodash', ({ text }, { default: lodash }) => `${lodash.uniq(linesOf(text)).join('\n')}\n`),
      cyberChef('Unique', ['Line feed', false], { answer: (text) => (text.endsWith('\n') ? text : `${text}\n`) }),
    ],
  },
  {
    tool: 'text-diff',
    does: 'line by line, 1 % changed',
    text: 'lines',
    options: { limit: 5000 },
    isLive: true,
    comparesTwo: true,
    rivals: [],
  },
  {
    tool: 'text-diff',
    does: 'aligned, 1 % changed',
    text: 'lines',
    options: { mode: 'aligned', limit: 5000 },
    isLive: true,
    comparesTwo: true,
    rivals: [
      library('diff', ({ text, other }, { diffLines }) => diffLines(text, other), { differs: 'changed lines only' }),
      cyberChef('Diff', ['\n\n\n\n', 'Line', true, true, false, false], {
        from: ({ text, other }) => `${text}\n\n\n\n${other}`,
        differs: 'coloured HTML',
      }),
    ],
  },
  ...(/** @type {const} */ (['prose', 'accented'])).map((text) => ({
    tool: 'reverse-text',
    does: text === 'prose' ? 'characters, English' : 'characters, accents and emoji',
    text,
    answer: textOf,
    rivals: [
      library('unicode-segmenter/grapheme', ({ text }, { splitGraphemes }) => [...splitGraphemes(text)].reverse().join('')),
    ],
  })),
]
