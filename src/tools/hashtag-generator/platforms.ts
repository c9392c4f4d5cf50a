import { countGraphemes } from '#core/text/graphemes.ts'

/** How much of a platform's limit the tags use. */
export interface Allowance {
  readonly platform: string
  readonly unit: 'characters' | 'tags'
  readonly used: number
  readonly limit: number
}

// Published by X for developers (twitter-text, configuration 3): these code points count as one character, all others
// as two.
const singleWeightRanges = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const

function weighForX(text: string): number {
  const composed = text.normalize('NFC')
  let weight = 0
  for (let i = 0; i < composed.length; i++) {
    const codePoint = composed.codePointAt(i) as number
    if (codePoint > 0xffff) i++
    weight += singleWeightRanges.some(([first, last]) => codePoint >= first && codePoint <= last) ? 1 : 2
  }
  return weight
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
