import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    hashtags, tags, instagram, twitter, x, linkedin, bluesky, social media, post, tiktok, keywords
  `),
}
