import { writeLlmsText } from './llms.ts'
import { type PrerenderedPage, type LastChanges, publishedPages } from './published-pages.ts'
import { writeRobots } from './robots.ts'
import { writeSitemap } from './sitemap.ts'
import { writeWebManifest } from './web-manifest.ts'

interface SeoOptions {
  readonly changes: LastChanges
  /** The dark theme's background colour. */
  readonly themeColor: string
}

/** Returns the files for search engines, installation and language models, by file name. */
export function seoFiles(
  pages: readonly PrerenderedPage[],
  { changes, themeColor }: SeoOptions,
): ReadonlyMap<string, string> {
  const published = publishedPages(pages, changes)
  return new Map([
    ['sitemap.xml', writeSitemap(published)],
    ['robots.txt', writeRobots()],
    ['llms.txt', writeLlmsText(published)],
    ['manifest.webmanifest', writeWebManifest(themeColor)],
  ])
}
