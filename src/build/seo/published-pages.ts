import { site } from '#config/site.ts'

/** The text in a share image. */
export interface ShareImageText {
  /** Path below /share, without the extension. */
  readonly id: string
  readonly mark: string
  readonly title: string
  readonly line: string
}

/** A prerendered page, with data for search engines and share images. */
export interface PrerenderedPage {
  readonly path: string
  readonly html: string
  /** Files and folders in the project. Their latest commit is the page's last change. */
  readonly sourcePaths?: readonly string[] | undefined
  /** Text for its share image. Pages without this use the site's image. */
  readonly share?: ShareImageText | undefined
}

/** A page that search engines may index. */
export interface PublishedPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly lastmod: string | undefined
}

/** Time of each file's last commit in seconds since 1970. The keys are paths in the project. */
export type LastChanges = ReadonlyMap<string, number>

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Reverts React's escaping. */
function unescapeHtml(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

function readTag(html: string, tag: RegExp): string | undefined {
  const [, text] = tag.exec(html) ?? []
  return text === undefined ? undefined : unescapeHtml(text)
}

function lastChange(sourcePaths: readonly string[], changes: LastChanges): string | undefined {
  let latest: number | undefined
  for (const [file, seconds] of changes) {
    if (!sourcePaths.some((sourcePath) => file === sourcePath || file.startsWith(`${sourcePath}/`))) continue
    latest = Math.max(latest ?? 0, seconds)
  }
  return latest === undefined ? undefined : new Date(latest * 1000).toISOString().replace('.000Z', 'Z')
}

/** Returns the pages whose canonical URL is their own, with the title and description from their head. */
export function publishedPages(pages: readonly PrerenderedPage[], changes: LastChanges): PublishedPage[] {
  return pages.flatMap(({ path, html, sourcePaths = [] }) => {
    if (readTag(html, /<link rel="canonical" href="([^"]*)"/) !== site.address + path) return []
    const title = readTag(html, /<title>([^<]*)<\/title>/) ?? ''
    const description = readTag(html, /<meta name="description" content="([^"]*)"/) ?? ''
    return [{ path, title, description, lastmod: lastChange(sourcePaths, changes) }]
  })
}
