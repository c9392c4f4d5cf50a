// The limits of `npm run bench`. Speeds are compared in the same run, so their ratios hold on any machine.

/** Minimum speed of an engine relative to its fastest rival with the same result. */
export const minRatio = 1

/** Minimum speed relative to one particular rival. @type {Record<string, { rival: string, ratio: number }>} */
export const minRatios = {
  'line-sorter: A to Z': { rival: 'Intl.Collator', ratio: 2 },
  'text-diff: aligned, 1 % changed': { rival: 'diff', ratio: 5 },
  'json-formatter: format': { rival: 'lossless-json', ratio: 3 },
  'css-minifier: minify': { rival: 'clean-css', ratio: 1 },
}

/** Two runs of the same code differ by this much on a machine that also does other things. */
export const noise = 0.1

const counterLimits = { engine: 900, page: 1100 }

/**
 * Limits of tools that run while typing, on 10 MB, in milliseconds: of the engine, and on the page from a key press to
 * its result. The other tools have none; they show their progress and can be cancelled.
 *
 * @type {Record<string, { engine: number, page?: number }>}
 */
export const liveLimits = {
  'word-counter': counterLimits,
  'character-counter': counterLimits,
  'sentence-counter': counterLimits,
  'reading-time': counterLimits,
  'readability-score': counterLimits,
  'word-frequency': { engine: 1200 },
  'keyword-density': { engine: 2000 },
}

/** Engine time of one click on Generate, in milliseconds. */
export const clickLimit = 10

/** Maximum ratio of the time for 10 MB to the time for 1 MB. */
export const growthLimit = 15

/** The command line's maximum peak memory as a multiple of the text's size. */
export const memoryLimit = 8

/** Tools without a limit of memory: 100 MB are neither read nor typed in them. */
export const withoutMemoryLimit = [
  ...['readability-score', 'text-summarizer', 'title-analyzer', 'regex-tester', 'reverse-text', 'hashtag-generator'],
  ...['slug-generator', 'css-minifier'],
]

/** On the page, in milliseconds: the longest task while typing into 10 MB, and from a key press to its result with 1 KB. */
export const typingLimits = { task: 50, shortResult: 16 }

/** Memory of the page's process for a 1 GB file, in MB. Duplicate Remover has to keep every unique line. */
export const pageMemoryLimits = { default: 200, duplicates: 2600 }

/** Scripts before any interaction in KB with brotli, and all scripts of the site in MB, uncompressed. */
export const scriptLimits = { home: 82, tool: 92, all: 3.3 }

const twoByteText = 'V8 needs twice as long to match and compare text with characters outside Latin-1.'
const superlinear = 'Sorting and comparing do more than ten times the work on ten times the lines.'

const wordByWord = 'Each word is looked up on its own, because a sentence needs the syllables of its words.'
const scriptWeight =
  'React DOM alone has 56 KB. The settings of a site, documents and languages came after the limit was set.'

/** Limits that are missed, and why that is accepted. @type {Record<string, string>} */
export const acceptedMisses = {
  'word-counter: all counts, accents and emoji, engine': twoByteText,
  'readability-score: six scores, hard sentences, accents and emoji, engine': twoByteText,
  'word-counter: all counts, addresses, engine': 'Most addresses are different words, all of which are kept.',
  'readability-score: six scores, hard sentences, English, engine': wordByWord,
  'readability-score: six scores, hard sentences, addresses, engine': wordByWord,
  'url-encoder: encode, beside encodeURIComponent': 'It works in chunks, which report progress, and reads the query.',
  'text-extractor: URLs, beside ExtractURLs':
    'It also leaves brackets and quotes around a URL out, and counts the addresses without http://.',
  'duplicate-remover: each line once, beside lodash': 'It also counts and lists the lines that were removed.',
  'morse-code: decode, beside morsify': 'It also reads typographic dots and dashes, wide gaps and punctuation.',
  'hashtag-generator: from a text of few words, beside lodash': 'It also leaves out addresses and joins numbers.',
  'line-sorter, memory': 'The lines, their ranks, their order and the result are in memory together.',
  'line-sorter, 10 MB instead of 1 MB': superlinear,
  'text-diff, 10 MB instead of 1 MB': superlinear,
  '/, scripts': scriptWeight,
  '/tools/word-counter, scripts': scriptWeight,
  '/tools/json-formatter, scripts': scriptWeight,
  '/tools/text-diff, scripts': scriptWeight,
  'slug-generator, 10 MB instead of 1 MB': 'A slug of ten million characters has no use.',
}
