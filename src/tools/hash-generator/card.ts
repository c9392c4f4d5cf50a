import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Hash Generator',
  summary: 'Calculate MD5, SHA-1, SHA-256, SHA-512 and SHA-3 hashes of text or files of any size, and compare them.',
  category: 'Developer Tools',
  menu: 'Encoders & Decoders',
  order: 50,
  icon: '#!',
}
