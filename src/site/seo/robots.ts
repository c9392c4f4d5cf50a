import { serviceNames } from '#page/addresses.ts'
import { site } from '#page/site.ts'

/** Allows everything, including images of posts, except the services. */
export function writeRobots(): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /cda/assets/',
    // With a trailing slash, because /f would also match /favicon.svg.
    ...serviceNames.map((name) => `Disallow: /${name}/`),
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ].join('\n')
}
