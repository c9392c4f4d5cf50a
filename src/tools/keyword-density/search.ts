import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    seo, keyword count, keyword frequency, keyphrase, key phrases, keyword stuffing, percentage,
    n-grams, bigrams, trigrams, two-word phrases, repeated phrases, stop words, content optimization
  `),
}
