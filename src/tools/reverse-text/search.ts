import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    backwards, back to front, mirror, flip, invert order, reverse string, reverse letters, reverse words, reverse
    lines, upside down list, flip text, newest first, palindrome, rev, tac, turn around
  `),
  nearestFor: ['upside down text'],
}
