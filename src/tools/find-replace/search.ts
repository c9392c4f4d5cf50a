import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    find and replace, search and replace, replace all, replace text, substitute, swap words, rename, remove text,
    delete word, change words, regex replace, whole word, case sensitive, match case, count occurrences, sed, replace
    string, replace commas, remove lines containing, delete lines containing, keep lines containing, filter lines,
    replace one by one, replace line breaks
  `),
}
