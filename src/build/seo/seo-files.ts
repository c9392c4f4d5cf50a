import { site } from '#config/site.ts'
import { writeLlmsText } from './llms.ts'
import { type PrerenderedPage, type LastChanges, publishedPages } from './published-pages.ts'
import { writeRobots } from './robots.ts'
import { writeSecurityText } from './security-text.ts'
import { writeSitemap } from './sitemap.ts'
import { writeWebManifest } from './web-manifest.ts'

interface SeoOptions {
  readonly changes: LastChanges
  /** The dark theme's background colour. */
  readonly themeColor: string
  readonly builtAt: Date
}

/** Returns the files for search engines, security reports, installation and language models, by file name. */
export function seoFiles(
  pages: readonly PrerenderedPage[],
  { changes, themeColor, builtAt }: SeoOptions,
): ReadonlyMap<string, string> {
  const published = publishedPages(pages, changes)
  const securityText = writeSecurityText(site, builtAt)
  return new Map([
    ['sitemap.xml', writeSitemap(published)],
    ['robots.txt', writeRobots()],
    ...(securityText === undefined ? [] : ([['.well-known/security.txt', securityText]] as const)),
    ['llms.txt', writeLlmsText(published)],
    ['manifest.webmanifest', writeWebManifest(themeColor)],
  ])
}
