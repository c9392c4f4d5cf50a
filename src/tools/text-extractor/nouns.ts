import type { Kind } from './tool.ts'

/** The singular and the plural for each kind. */
export const nouns: Readonly<Record<Kind, { one: string; many: string }>> = {
  emails: { one: 'email', many: 'emails' },
  urls: { one: 'URL', many: 'URLs' },
  phones: { one: 'phone number', many: 'phone numbers' },
  hashtags: { one: 'hashtag', many: 'hashtags' },
  mentions: { one: 'mention', many: 'mentions' },
  ips: { one: 'IP address', many: 'IP addresses' },
  numbers: { one: 'number', many: 'numbers' },
  pattern: { one: 'match', many: 'matches' },
}
