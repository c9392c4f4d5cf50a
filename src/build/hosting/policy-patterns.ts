import { offlineWorkerPath } from '#config/offline-worker.ts'
import type { SiteConfig } from '#config/policy.ts'
import { services as configured } from '#config/services.ts'

/** Whether posts can be newer than the build. */
export function hasContentService({ services = configured }: SiteConfig): boolean {
  return services.content.kind !== 'none'
}

/**
 * Paths like `/contact/..%2ftools`, which a server would decode, serving one page with another page's policy. None of
 * our pages has such a path. The pattern is matched against the raw request path.
 */
export const ambiguousPath = '^[^?#]*(?:%2f|%5c|%2e|/\\.\\.?(?:[/?#]|$))'

/** Patterns for raw request paths that have their own policy, each with a sample path. */
export const policyPatterns = [
  { pattern: '^/blog(?:[/?]|$)', sample: '/blog' },
  { pattern: '^/contact(?:[/?]|$)', sample: '/contact' },
  { pattern: '^/404(?:\\?|$)', sample: '/404' },
  { pattern: `^${offlineWorkerPath.replace('.', '\\.')}(?:\\?|$)`, sample: offlineWorkerPath },
  { pattern: '^/assets/engine\\.worker-[\\w-]+\\.js(?:\\?|$)', sample: '/assets/engine.worker-0.js' },
] as const
