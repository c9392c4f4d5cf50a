import { serviceNames } from '#page/addresses.ts'
import { site } from '#page/site.ts'

/** Writes robots.txt. It allows everything except the services, and allows the images of posts. */
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
