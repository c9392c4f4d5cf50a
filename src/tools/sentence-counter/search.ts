import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    sentence count, count sentences, number of sentences, sentence length, average sentence length, words per
    sentence, longest sentence, shortest sentence, long sentences, run-on sentences, rhythm, length profile, style,
    clarity, how many sentences
  `),
}
