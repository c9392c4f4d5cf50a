import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Morse Code',
  summary: 'Convert text to Morse code and back, play it at the speed and tone you choose, and download the sound.',
  category: 'Encoders & Decoders',
  menu: 'Encoders & Decoders',
  order: 40,
  icon: '·–',
}
