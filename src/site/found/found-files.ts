import { writeLlmsText } from './llms.ts'
import { type DrawnPage, type LastChanges, publishedPages } from './published-pages.ts'
import { writeRobots } from './robots.ts'
import { writeSitemap } from './sitemap.ts'
import { writeWebManifest } from './web-manifest.ts'

interface Surroundings {
  readonly changes: LastChanges
  /** The colour of the dark paper. */
  readonly paper: string
}

/** What searchers, installers and language models ask for, by its name in the site's folder. */
export function foundFiles(pages: readonly DrawnPage[], { changes, paper }: Surroundings): ReadonlyMap<string, string> {
  const published = publishedPages(pages, changes)
  return new Map([
    ['sitemap.xml', writeSitemap(published)],
    ['robots.txt', writeRobots()],
    ['llms.txt', writeLlmsText(published)],
    ['manifest.webmanifest', writeWebManifest(paper)],
  ])
}
