import { countGraphemes } from '#core/text/graphemes.ts'

/** How much of a platform's limit the tags use. */
export interface Allowance {
  readonly platform: string
  readonly unit: 'characters' | 'tags'
  readonly used: number
  readonly limit: number
}

/** X counts these code points as one character and all others as two (twitter-text, configuration 3). */
const singleWeight = /[\0-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/

function weighForX(text: string): number {
  return Array.from(text.normalize('NFC')).reduce((sum, character) => sum + (singleWeight.test(character) ? 1 : 2), 0)
}

/** Compares the tags with the limits of the platforms. */
export function measureAllowances(tags: readonly string[]): Allowance[] {
  const text = tags.join(' ')
  const characters = countGraphemes(text)
  return [
    { platform: 'X', unit: 'characters', used: weighForX(text), limit: 280 },
    { platform: 'Bluesky', unit: 'characters', used: characters, limit: 300 },
    { platform: 'LinkedIn', unit: 'characters', used: characters, limit: 3000 },
    { platform: 'Instagram', unit: 'tags', used: tags.length, limit: 5 },
    { platform: 'TikTok', unit: 'tags', used: tags.length, limit: 5 },
    { platform: 'Threads', unit: 'tags', used: tags.length, limit: 1 },
    { platform: 'YouTube', unit: 'tags', used: tags.length, limit: 60 },
  ]
}
