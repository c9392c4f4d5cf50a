/** How a platform counts: characters as a reader sees them, by the rules of X or Bluesky, or wide characters as two. */
export type CountingRule = 'characters' | 'x' | 'bluesky' | 'googleAds'

interface PlatformLimit {
  readonly max: number
  readonly rule: CountingRule
}

/** The limits of platforms. Their labels are in the manifest. */
export const platformLimits = {
  x: { max: 280, rule: 'x' },
  instagram: { max: 2200, rule: 'characters' },
  linkedin: { max: 3000, rule: 'characters' },
  threads: { max: 500, rule: 'characters' },
  bluesky: { max: 300, rule: 'bluesky' },
  facebook: { max: 63_206, rule: 'characters' },
  tiktok: { max: 2200, rule: 'characters' },
  youtube: { max: 100, rule: 'characters' },
  youtubeDescription: { max: 5000, rule: 'characters' },
  adHeadline: { max: 30, rule: 'googleAds' },
  adDescription: { max: 90, rule: 'googleAds' },
  metaText: { max: 125, rule: 'characters' },
  metaHeadline: { max: 40, rule: 'characters' },
} as const satisfies Readonly<Record<string, PlatformLimit>>

export interface LimitOptions {
  readonly platform: 'none' | 'own' | keyof typeof platformLimits
  /** The user's own limit; 0 if there is none. */
  readonly limit: number
}

/** Returns the limit that the user has chosen, if any. */
export function chosenLimit({ platform, limit }: LimitOptions): PlatformLimit | undefined {
  if (platform === 'none') return undefined
  if (platform === 'own') return limit > 0 ? { max: limit, rule: 'characters' } : undefined
  return platformLimits[platform]
}
