import { site } from '#config/site.ts'
import type { PublishedPage } from './published-pages.ts'

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}

function writeUrl({ path, lastmod }: Pick<PublishedPage, 'path' | 'lastmod'>): string {
  const date = lastmod === undefined ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`
  return `  <url><loc>${escapeXml(new URL(site.address + path).href)}</loc>${date}</url>\n`
}

/** Writes the sitemap. Pages whose date is unknown get none, because search engines stop trusting made-up dates. */
export function writeSitemap(pages: readonly Pick<PublishedPage, 'path' | 'lastmod'>[]): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${pages.map(writeUrl).join('')}</urlset>\n`
  )
}
