import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    regexp, regular expression, pattern, match, capture groups, named groups, lookahead, search, replace, grep,
    javascript, cheat sheet, regex101
  `),
}
