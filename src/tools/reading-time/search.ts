import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    read time, minutes to read, min read, how long to read, reading speed, words per minute, wpm, speaking time,
    speech length, talk time, presentation, read aloud, words to minutes, speech time, minutes to words, talk length,
    duration
  `),
  nearestFor: ['text to speech'],
}
