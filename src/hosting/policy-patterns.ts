import { offlineWorkerPath } from '#page/offline-worker.ts'
import type { SiteConfig } from '#page/policy.ts'
import { services as configured } from '#page/services.ts'

/** Whether a post may be newer than the build. */
export function hasContentService({ services = configured }: SiteConfig): boolean {
  return services.content.kind !== 'none'
}

/**
 * Paths that a server would decode and resolve to another page than the one whose policy it sends, such as
 * `/contact/..%2ftools`. No page of ours is at one. Matched against the address as it was sent.
 */
export const ambiguousPath = '^[^?#]*(?:%2f|%5c|%2e|/\\.\\.?(?:[/?#]|$))'

/** The addresses whose policy is their own, as a server finds them in what was asked for, and one of each. */
export const policyPatterns = [
  { pattern: '^/blog(?:[/?]|$)', sample: '/blog' },
  { pattern: '^/contact(?:[/?]|$)', sample: '/contact' },
  { pattern: '^/404(?:\\?|$)', sample: '/404' },
  { pattern: `^${offlineWorkerPath.replace('.', '\\.')}(?:\\?|$)`, sample: offlineWorkerPath },
  { pattern: '^/assets/engine\\.worker-[\\w-]+\\.js(?:\\?|$)', sample: '/assets/engine.worker-0.js' },
] as const
