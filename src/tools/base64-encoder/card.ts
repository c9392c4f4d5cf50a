import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Base64 Encoder',
  summary:
    'Encode text and files of any size as Base64 or data URIs, or decode them. Supports UTF-8 and URL-safe Base64.',
  category: 'Encoders & Decoders',
  menu: 'Encoders & Decoders',
  order: 10,
  icon: '64',
  next: ['json-formatter'],
}
