import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    diff, compare, comparison, difference, changes, changed lines, side by side, unified diff, patch, git diff,
    merge, versions, two files, identical, same text, file compare, redline, compare lists, list difference, items
    in common, missing items, list comparison, common items, intersection, find differences, diffchecker
  `),
  nearestFor: ['plagiarism'],
  inputs: ['original', 'modified'],
}
