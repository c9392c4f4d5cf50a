import { newerPostPath, redirects } from '#config/addresses.ts'
import type { SiteConfig } from '#config/policy.ts'
import { basePathOf, hasContentService } from './policy-patterns.ts'

/**
 * Writes rules that serve one page for all posts newer than the build. Rules for existing files come first, because
 * Cloudflare prefers rules to files.
 */
function writePostRules(addresses: readonly string[], base: string): string[] {
  const built = addresses.filter((address) => /^\/blog\/[^/]+$/.test(address) && address !== newerPostPath)
  return [
    ...built.map((address) => `${base}${address} ${base}${address} 200\n`),
    `${base}/blog/:slug ${base}${newerPostPath} 200\n`,
  ]
}

/** Writes the file `_redirects` for Netlify and Cloudflare Pages, which remove `.html` themselves. */
export function writeRedirectFile(addresses: readonly string[], config: SiteConfig = {}): string {
  const base = basePathOf(config)
  const lines = [...redirects].flatMap(([from, { page, hash }]) =>
    [from, `${from}/`].map((path) => `${base}${path} ${base}${page}${hash} 308\n`),
  )
  return [...lines, ...(hasContentService(config) ? writePostRules(addresses, base) : [])].join('')
}
