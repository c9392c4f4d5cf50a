import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    summary, summarize, summarise, summariser, shorten, abstract, abridge, excerpt, extract sentences, key sentences,
    key points, main points, textrank, tl;dr, condense, make shorter, sum up, synopsis
  `),
  nearestFor: ['paraphrase', 'rewrite', 'essay writer'],
}
