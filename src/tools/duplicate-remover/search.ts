import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    duplicates, remove duplicate lines, dedupe, deduplicate, unique lines, distinct, repeated lines, delete doubles,
    clean list, email list, uniq, sort -u, dupes, remove repeated lines, double entries, same lines, find duplicates,
    only duplicates, duplicate lines only, unique values, lines that occur once, count duplicates, count lines, count
    occurrences, uniq -c, uniq -d, uniq -u, duplicates by column, mailing list, header row
  `),
}
