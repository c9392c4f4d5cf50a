import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    word count by word, count each word, most common words, most used words, top words, repeated words, overused
    words, word list, histogram, bar chart, stop words, uniq -c, word cloud, occurrences, vocabulary, custom stop
    words
  `),
}
