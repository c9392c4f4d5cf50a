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

/** The tags of each field. The first one with content counts. */
const tagNames = {
  title: ['title', 'og:title', 'twitter:title'],
  description: ['description', 'og:description', 'twitter:description'],
  socialTitle: ['og:title', 'twitter:title'],
  socialDescription: ['og:description', 'twitter:description'],
  keywords: ['keywords'],
  url: ['canonical', 'og:url'],
  siteName: ['og:site_name'],
  image: ['og:image', 'twitter:image'],
  imageAlt: ['og:image:alt', 'twitter:image:alt'],
  locale: ['og:locale'],
  twitterSite: ['twitter:site'],
  author: ['author'],
  published: ['article:published_time'],
  modified: ['article:modified_time'],
  robots: ['robots'],
  schema: ['og:type'],
} as const satisfies Partial<Record<keyof Fields, readonly string[]>>

const knownNames = new Set<string>(Object.values(tagNames).flat())

/** Reads the fields from the tags in the HTML of a page. Fields without a tag are missing. */
export function readTags(html: string): Partial<Fields> {
  const page = withoutComments(html)
  const contents = contentsOf(page)
  const find = (names: readonly string[]) => names.map((name) => contents.get(name)).find(Boolean) ?? ''
  const found = Object.entries(tagNames).map(([field, names]) => [field, find(names)])
  const { socialTitle, socialDescription, ...values } = Object.fromEntries(found) as Record<
    keyof typeof tagNames,
    string
  >
  const robots = values.robots.toLowerCase()
  const largePreviews = robots.includes('max-image-preview:large') ? 'large-previews' : ''
  const isArticle = values.schema === 'article' || articleType.test(page)
  const fields = {
    ...values,
    socialTitle: socialTitle === values.title ? '' : socialTitle,
    socialDescription: socialDescription === values.description ? '' : socialDescription,
    robots: ['noindex', 'nofollow'].filter((word) => robots.includes(word)).join('-') || largePreviews,
    schema: isArticle ? 'article' : webPageType.test(page) ? 'webpage' : '',
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
}

/** Returns the names of the tags whose content is in no field, or left out of the new tags. */
export function tagsNotKept(html: string): readonly string[] {
  const { fields } = checkFields({ ...initialOptions(tool.options), ...readTags(html) })
  const kept = new Set<string>(Object.values(fields))
  const isKept = (name: string, content: string) =>
    (knownNames.has(name) && kept.has(content)) || written.test(`${name}=${content}`)
  return Array.from(contentsOf(withoutComments(html)))
    .filter(([name, content]) => name && content && !isKept(name, content))
    .map(([name]) => name)
}
