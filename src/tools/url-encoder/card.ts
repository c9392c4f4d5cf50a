import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'URL Encoder',
  summary:
    'Percent-encode or decode part of a web address or a whole URL, with the query string as a table that you can edit.',
  category: 'Encoders & Decoders',
  menu: 'Encoders & Decoders',
  order: 20,
  icon: '%20',
}
