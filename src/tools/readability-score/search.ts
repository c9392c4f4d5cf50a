import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    readability, reading ease, reading level, reading age, grade level, flesch, flesch kincaid, gunning fog, smog,
    coleman liau, automated readability index, ari, plain language, plain english, hard sentences, long sentences,
    syllables, syllable counter, simplify, easy to read, hard to read, difficulty, readable, hemingway, passive voice,
    passive voice checker, adverbs, simpler words
  `),
  nearestFor: ['grammar', 'spelling', 'spell check', 'proofreading', 'grammarly', 'AI detector'],
}
