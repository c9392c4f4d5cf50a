import { serviceNames } from '#page/addresses.ts'
import { site } from '#page/site.ts'

/** Everybody may read everything, the pictures of posts included, but what only answers programs. */
export function writeRobots(): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /cda/assets/',
    // With the slash, or /f would take /favicon.svg along.
    ...serviceNames.map((name) => `Disallow: /${name}/`),
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ].join('\n')
}
