import { site } from '#page/site.ts'

// What answers programs and shows a reader nothing. With the slash, or /f would take /favicon.svg along.
const services = ['/cda/', '/f/', '/p/']

/** Everybody may read everything, the pictures of posts included. */
export function writeRobots(): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /cda/assets/',
    ...services.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ].join('\n')
}
