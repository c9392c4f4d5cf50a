import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    meta tags, meta description, page title, title tag, open graph, og tags, twitter card, social card, share preview,
    search preview, serp preview, snippet, canonical, pixel width, html head, seo tags, seo description, social
    preview, link preview, google preview, og image, robots noindex
  `),
  inputs: [],
}
