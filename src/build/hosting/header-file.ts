import { cacheControlOf } from '#config/addresses.ts'
import { commonHeaders, policyFor, type SiteConfig } from '#config/policy.ts'
import { isPublished } from '#config/published.ts'
import { basePathOf } from './policy-patterns.ts'

type Headers = Readonly<Record<string, string>>

/** Folders that may have pages newer than the build, such as posts. */
const dynamicFolders = ['/blog', '/contact'].filter((folder) => isPublished(folder))

function writeRule(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [pattern, ...lines, ''].join('\n')
}

function foldersOf(addresses: readonly string[]): string[] {
  const found = addresses.map((address) => /^\/[^/]+(?=\/)/.exec(address)?.[0]).filter((folder) => folder !== undefined)
  return [...new Set([...found, ...dynamicFolders])].sort()
}

/**
 * Writes the file `_headers` for Netlify and Cloudflare Pages. A path gets the headers of every rule that matches it.
 * The two hosts treat duplicate headers differently, so no path matches two rules with the same header.
 */
export function writeHeaderFile(addresses: readonly string[], config: SiteConfig = {}): string {
  const policyAt = (path: string) => policyFor(path, config.services)
  const policy = (path: string) => ({ 'Content-Security-Policy': policyAt(path) })
  const caching = (path: string) => ({ 'Cache-Control': cacheControlOf(path) })

  const base = basePathOf(config)
  const folders = foldersOf(addresses)
  const topLevel = [
    ...new Set([...addresses.filter((address) => !/^\/[^/]+\//.test(address)), ...dynamicFolders]),
  ].sort()
  const rules = [
    writeRule(`${base}/*`, commonHeaders(config)),
    ...topLevel.map((path) => writeRule(base + path, { ...policy(path), ...caching(path) })),
  ]
  for (const folder of folders) {
    const sample = `${folder}/`
    const inside = addresses.filter((path) => path.startsWith(sample))
    const exceptions = inside.filter((path) => policyAt(path) !== policyAt(sample))
    // Scripts, styles and fonts follow their page's policy. Only workers need their own.
    const shared = exceptions.length === 0 ? policy(sample) : {}
    rules.push(writeRule(`${base}${folder}/*`, { ...shared, ...caching(sample) }))
    rules.push(...exceptions.map((path) => writeRule(base + path, policy(path))))
  }
  return rules.join('\n')
}
