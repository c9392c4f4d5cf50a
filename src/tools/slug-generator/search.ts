import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    slug, slugify, permalink, url slug, seo url, friendly url, pretty url, file name, kebab case, hyphenate,
    transliterate, romanize, remove accents, umlauts, ascii, title to url, clean url, slugify string
  `),
  nearestFor: ['URL shortener'],
}
