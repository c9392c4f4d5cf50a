import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'HTML Encoder',
  summary: 'Escape & < > and quotes for HTML, or decode every named and numeric character reference.',
  category: 'Encoders & Decoders',
  menu: 'Encoders & Decoders',
  order: 30,
  icon: '&;',
  next: ['text-cleaner'],
}
