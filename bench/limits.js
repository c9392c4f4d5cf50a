// The limits of `npm run bench -- --check`. Speeds are ratios measured in the same run, so they hold on any machine.

/** Minimum speed of an engine relative to its fastest rival, unless listed below. 0.8 counts as equal within noise. */
export const defaultMinRatio = 0.8

/** Engines that are compared with one particular rival. @type {Record<string, { rival: string, ratio: number }>} */
export const minRatios = {
  'line-sorter: A to Z': { rival: 'Intl.Collator', ratio: 3 },
  'text-diff: aligned, 1 % changed': { rival: 'diff', ratio: 5 },
  'json-formatter: format': { rival: 'lossless-json', ratio: 3 },
  'css-minifier: minify': { rival: 'clean-css', ratio: 1 },
}

/** Engine time on 10 MB for tools that run while typing, in milliseconds. */
export const liveLimit = 700

/** Engine time of one click on Generate, in milliseconds. */
export const clickLimit = 10

/** Maximum ratio of the time for 10 MB to the time for 1 MB. */
export const growthLimit = 15

/** The command line's maximum peak memory as a multiple of the text's size. */
export const memoryLimit = 8

/** Typing into 10 MB: time from a key press to its result, and the longest task on the main thread, in milliseconds. */
export const typingLimits = { result: 900, task: 50 }

/** Memory of the page's process for a 1 GB file, in MB. Duplicate Remover has to keep every unique line. */
export const pageMemoryLimits = { default: 200, duplicates: 1300 }

/** Left as they are, because faster code is harder to read or the rival does less. @type {Record<string, number>} */
export const acceptedMisses = {
  'word-counter: all counts, English, while typing': 1466,
  'word-counter: all counts, accents and emoji, while typing': 1736,
  'keyword-density: phrases of 1 to 3 words, while typing': 2385,
  'word-frequency: the 20 most frequent words, beside lodash': 0.7,
  'word-frequency: the 20 most frequent words, while typing': 910,
  'readability-score: six scores, hard sentences, while typing': 898,
  'title-analyzer: all checks, while typing': 861,
  'text-cleaner: HTML tags, beside StripHTMLTags': 0.15,
  'find-replace: a word, match case, beside replaceAll': 0.53,
  'text-extractor: URLs, beside ExtractURLs': 0.6,
  'line-sorter: A to Z, beside Intl.Collator': 2,
  'duplicate-remover: each line once, beside lodash': 0.61,
  'text-diff: aligned, 1 % changed, while typing': 793,
  'morse-code: decode, beside morsify': 0.37,
  'hashtag-generator: from a text of few words, beside lodash': 0.54,
  'hashtag-generator: from a text of few words, while typing': 942,
  'slug-generator: one slug of all words, while typing': 1112,
  'css-minifier: beautify, beside CSSBeautify': 0.54,
  'keyword-density, memory': 20.7,
  'text-cleaner, memory': 11.6,
  'line-sorter, 10 MB instead of 1 MB': 15.8,
  'line-sorter, memory': 10.3,
  'text-diff, 10 MB instead of 1 MB': 17.4,
  'slug-generator, 10 MB instead of 1 MB': 17.1,
  'slug-generator, memory': 23.4,
}
