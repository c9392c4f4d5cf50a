import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    sort, sort lines, alphabetize, alphabetical order, order list, a-z, z-a, ascending, descending, line length,
    natural sort, version sort, numeric sort, sort by last name, surname, shuffle, randomize, random order, reverse
    list, remove blank lines, sort by column, sort by number, sort and remove duplicates, sort unique, header
    row
  `),
}
