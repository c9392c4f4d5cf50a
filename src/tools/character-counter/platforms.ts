/** How a platform counts: characters as a reader sees them, by the rules of X or Bluesky, or wide characters as two. */
export type CountingRule = 'characters' | 'x' | 'bluesky' | 'googleAds'

interface PlatformLimit {
  readonly max: number
  readonly rule: CountingRule
}

/** The platforms with a limit. */
const platforms = {
  x: { label: 'X post', max: 280, rule: 'x' },
  instagram: { label: 'Instagram caption', max: 2200, rule: 'characters' },
  linkedin: { label: 'LinkedIn post', max: 3000, rule: 'characters' },
  threads: { label: 'Threads post', max: 500, rule: 'characters' },
  bluesky: { label: 'Bluesky post', max: 300, rule: 'bluesky' },
  facebook: { label: 'Facebook post', max: 63_206, rule: 'characters' },
  tiktok: { label: 'TikTok caption', max: 2200, rule: 'characters' },
  youtube: { label: 'YouTube title', max: 100, rule: 'characters' },
  youtubeDescription: { label: 'YouTube description', max: 5000, rule: 'characters' },
  adHeadline: { label: 'Google Ads headline', max: 30, rule: 'googleAds' },
  adDescription: { label: 'Google Ads description', max: 90, rule: 'googleAds' },
  metaText: { label: 'Meta ad text (recommended)', max: 125, rule: 'characters' },
  metaHeadline: { label: 'Meta ad headline (recommended)', max: 40, rule: 'characters' },
} as const satisfies Readonly<Record<string, PlatformLimit & { readonly label: string }>>

type Platform = keyof typeof platforms

export const platformLabels = Object.fromEntries(
  Object.entries(platforms).map(([platform, { label }]) => [platform, label]),
) as Record<Platform, string>

export interface LimitOptions {
  readonly platform: 'none' | 'own' | Platform
  /** The user's own limit; 0 if there is none. */
  readonly limit: number
}

/** Returns the limit that the user has chosen, if any. */
export function chosenLimit({ platform, limit }: LimitOptions): PlatformLimit | undefined {
  if (platform === 'none') return undefined
  if (platform === 'own') return limit > 0 ? { max: limit, rule: 'characters' } : undefined
  return platforms[platform]
}
