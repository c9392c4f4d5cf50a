import { offlineWorkerPath } from '#config/offline-worker.ts'
import type { SiteConfig } from '#config/policy.ts'
import { isPublished } from '#config/published.ts'
import { services as configured } from '#config/services.ts'
import { placeholderBase, site } from '#config/site.ts'

/** Whether posts can be newer than the build. */
export function hasContentService({ services = configured }: SiteConfig): boolean {
  return services.content.kind !== 'none'
}

/**
 * Paths like `/contact/..%2ftools`, which a server would decode, serving one page with another page's policy. None of
 * our pages has such a path. The pattern is matched against the raw request path.
 */
export const ambiguousPath = '^[^?#]*(?:%2f|%5c|%2e|/\\.\\.?(?:[/?#]|$))'

/** The base path of a static host, which cannot fill it in. */
export function basePathOf({ base = site.base }: SiteConfig): string {
  return base === placeholderBase ? '' : base
}

/** Escapes a base path for a regular expression. */
export function escapePattern(path: string): string {
  return path.replaceAll('.', '\\.')
}

const patternsWithinSite = [
  { pattern: '/blog(?:[/?]|$)', sample: '/blog' },
  { pattern: '/contact(?:[/?]|$)', sample: '/contact' },
  { pattern: '/404(?:\\?|$)', sample: '/404' },
  { pattern: `${escapePattern(offlineWorkerPath)}(?:\\?|$)`, sample: offlineWorkerPath },
  { pattern: '/logo\\.svg(?:\\?|$)', sample: '/logo.svg' },
  { pattern: '/assets/engine\\.worker-[\\w-]+\\.js(?:\\?|$)', sample: '/assets/engine.worker-0.js' },
]

/** Returns patterns for raw request paths that have their own policy, each with a sample path within the site. */
export function policyPatterns(base: string) {
  return patternsWithinSite
    .filter(({ sample }) => isPublished(sample))
    .map(({ pattern, sample }) => ({ pattern: `^${escapePattern(base)}${pattern}`, sample }))
}
