import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    word count, count words, number of words, count letters, character count, sentence count, paragraph count, unique
    words, essay, thesis, dissertation, cv, resume, cover letter, manuscript, vocabulary, average word length, average sentence length, reading time, speaking time, essay length, word
    goal, word limit, wc, how many words, how many pages, most used words
  `),
}
