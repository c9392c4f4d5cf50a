import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    extract, email extractor, find emails, url extractor, find links, web addresses, phone numbers, hashtags,
    mentions, usernames, ip addresses, ipv4, ipv6, numbers, amounts, domains, domain extractor, pattern, scrape, grep,
    extract links, contact details, links from text
  `),
  nearestFor: ['OCR', 'image to text'],
}
