import type { Kind } from './engine.ts'

/** The singular, the plural and a combined form for each kind. The combined form is for toasts. */
export const nouns: Readonly<Record<Kind, { one: string; many: string; both: string }>> = {
  emails: { one: 'email', many: 'emails', both: 'email(s)' },
  urls: { one: 'URL', many: 'URLs', both: 'URL(s)' },
  phones: { one: 'phone number', many: 'phone numbers', both: 'phone number(s)' },
  contacts: { one: 'contact detail', many: 'contact details', both: 'contact detail(s)' },
  hashtags: { one: 'hashtag', many: 'hashtags', both: 'hashtag(s)' },
  mentions: { one: 'mention', many: 'mentions', both: 'mention(s)' },
  ips: { one: 'IP address', many: 'IP addresses', both: 'IP address(es)' },
  numbers: { one: 'number', many: 'numbers', both: 'number(s)' },
  dates: { one: 'date', many: 'dates', both: 'date(s)' },
  prices: { one: 'price', many: 'prices', both: 'price(s)' },
  colors: { one: 'color', many: 'colors', both: 'color(s)' },
  pattern: { one: 'match', many: 'matches', both: 'match(es)' },
}
