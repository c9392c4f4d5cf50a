import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    lorem ipsum, lipsum, placeholder, dummy text, filler text, blind text, sample text, latin, paragraphs, sentences,
    words, html, mockup, layout
  `),
  inputs: [],
}
