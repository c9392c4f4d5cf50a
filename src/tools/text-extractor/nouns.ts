import type { Kind } from './engine.ts'

/** The singular and the plural for each kind. */
export const nouns: Readonly<Record<Kind, { one: string; many: string }>> = {
  emails: { one: 'email', many: 'emails' },
  urls: { one: 'URL', many: 'URLs' },
  phones: { one: 'phone number', many: 'phone numbers' },
  contacts: { one: 'contact detail', many: 'contact details' },
  hashtags: { one: 'hashtag', many: 'hashtags' },
  mentions: { one: 'mention', many: 'mentions' },
  ips: { one: 'IP address', many: 'IP addresses' },
  numbers: { one: 'number', many: 'numbers' },
  dates: { one: 'date', many: 'dates' },
  prices: { one: 'price', many: 'prices' },
  colors: { one: 'color', many: 'colors' },
  pattern: { one: 'match', many: 'matches' },
}
