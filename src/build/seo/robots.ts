import { services as configured } from '#config/services.ts'
import { site } from '#config/site.ts'

/** Writes robots.txt. It allows everything except our own services, and allows the images of posts. */
export function writeRobots({ content, form } = configured): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...(content.kind === 'embedded' ? [`Allow: ${site.base}/cda/assets/`, `Disallow: ${site.base}/cda/`] : []),
    // With a trailing slash, because /f would also match /favicon.svg.
    ...(form.kind === 'embedded' ? [`Disallow: ${site.base}/f/`, `Disallow: ${site.base}/p/`] : []),
    '',
    `Sitemap: ${site.address}/sitemap.xml`,
    '',
  ].join('\n')
}
