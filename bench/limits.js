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

// Results beyond their limits that were left as they are, because faster code would be harder to read, or because the rival
// does less. The check fails again if one of them gets a third worse.
/** Keyed by the label that the check prints. @type {Record<string, number>} */
export const acceptedMisses = {}
