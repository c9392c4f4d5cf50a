import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    character count, count characters, number of characters, count letters, letter count, text length, string length,
    without spaces, line count, count lines, bytes, utf-8 size, code points, unicode, emoji, graphemes, sms length, tweet, bio, caption,
    sms segments, gsm-7, ucs-2, tweet length, character limit, 280 characters, meta description length, title length,
    how many letters, letter counter, twitter limit, x post length, instagram caption length, linkedin post length,
    threads post length, bluesky post length, facebook post length, tiktok caption length, youtube title length,
    youtube description length, google ads character limit
  `),
}
