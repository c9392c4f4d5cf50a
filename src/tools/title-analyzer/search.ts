import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    headline analyzer, title checker, title length, title tag, blog title, video title, email subject, power words,
    pixel width, serp preview, search preview, headline, check title, youtube title
  `),
}
