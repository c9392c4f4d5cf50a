import type { Card } from '#core/tool/manifest.ts'

export const card: Card = {
  name: 'Password Generator',
  summary: 'Generate random passwords and passphrases, and see how hard they are to guess.',
  category: 'Generators',
  menu: 'Generators',
  order: 20,
  icon: '•••',
  next: ['hash-generator', 'base64-encoder'],
}
