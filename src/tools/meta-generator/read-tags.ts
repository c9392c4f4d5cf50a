import { decodeHTML } from 'entities'
import { initialOptions } from '#core/options.ts'
import { checkFields, type Fields } from './problems.ts'
import { tool } from './tool.ts'

const tag = /<(?:meta|link)\s(?:"[^"]*"|'[^']*'|[^'">])*>/gi
const attribute = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
const articleType = /"@type"\s*:\s*"(?:\w*Article|BlogPosting)"/
const webPageType = /"@type"\s*:\s*"WebPage"/
/** A type that the structured data of this tool never has. */
const otherType = /"@type"(?!\s*:\s*"(?:Article|WebPage|Person|Organization)")/

/** Tags that are kept although no field has their exact content. */
const written =
  /^(?:og:type=website|twitter:card=summary(?:_large_image)?|robots=(?:(?:no)?(?:index|follow)[\s,]*)+|robots=(?=.*image)(?:(?:index|follow|max-image-preview:large|max-(?:snippet|video-preview):-1)[\s,]*)+)$/i

function withoutComments(html: string): string {
  return html.replace(/<!--[^]*?-->/g, '')
}

/** Returns no name for links to what the page loads, such as style sheets: they stay where they are. */
function nameLink(rel = ''): string {
  if (/^(?:canonical|)$/i.test(rel)) return rel
  return /style|pre/i.test(rel) ? '' : `${rel} link`
}

/** Returns the content of each tag by its name. If several have the same name, the first one counts. */
function contentsOf(html: string): ReadonlyMap<string, string> {
  const contents = new Map<string, string>()
  const add = (name: string, content: string) => {
    if (!contents.get(name)) contents.set(name, decodeHTML(content).replace(/\s+/g, ' ').trim())
  }
  add('title', /<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? '')
  for (const [element] of html.matchAll(tag)) {
    const pairs = Array.from(element.matchAll(attribute), ([, key = '', ...values]) => [
      key.toLowerCase(),
      values.join(''),
    ])
    const { name, property, rel, content, href, ...others } = Object.fromEntries(pairs) as Record<string, string>
    add((name ?? property ?? others['http-equiv'] ?? nameLink(rel)).toLowerCase(), content ?? href ?? '')
  }
  if (otherType.test(html)) add('JSON-LD', 'other')
  return contents
}

/** Reads the fields from the tags in the HTML of a page. Fields without a tag are missing. */
export function readTags(html: string): Partial<Fields> {
  const page = withoutComments(html)
  const contents = contentsOf(page)
  const find = (...names: string[]) => names.map((name) => contents.get(name)).find(Boolean)
  const robots = find('robots')?.toLowerCase() ?? ''
  const largePreviews = robots.includes('max-image-preview:large') ? 'large-previews' : undefined
  const isArticle = find('og:type') === 'article' || articleType.test(page)
  const title = find('title', 'og:title', 'twitter:title')
  const description = find('description', 'og:description', 'twitter:description')
  const values: Partial<Record<keyof Fields, string | undefined>> = {
    title,
    description,
    socialTitle: [find('og:title', 'twitter:title')].find((social) => social !== title),
    socialDescription: [find('og:description', 'twitter:description')].find((social) => social !== description),
    keywords: find('keywords'),
    url: find('canonical', 'og:url'),
    siteName: find('og:site_name'),
    image: find('og:image', 'twitter:image'),
    imageAlt: find('og:image:alt', 'twitter:image:alt'),
    locale: find('og:locale'),
    twitterSite: find('twitter:site'),
    author: find('author'),
    published: find('article:published_time'),
    modified: find('article:modified_time'),
    robots: ['noindex', 'nofollow'].filter((word) => robots.includes(word)).join('-') || largePreviews,
    schema: isArticle ? 'article' : webPageType.test(page) ? 'webpage' : undefined,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}

/** Returns the names of the tags whose content is in no field, or left out of the new tags. */
export function tagsNotKept(html: string): readonly string[] {
  const { fields } = checkFields({ ...initialOptions(tool.options), ...readTags(html) })
  const kept = new Set<string>(Object.values(fields))
  return Array.from(contentsOf(withoutComments(html)))
    .filter(([name, content]) => name && content && !kept.has(content) && !written.test(`${name}=${content}`))
    .map(([name]) => name)
}
